export function written(): Map<string, string>;
