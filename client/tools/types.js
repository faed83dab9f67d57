/** TypeScript types from the JSON Schemas in docs/schemas: `npm run types` writes them, a test compares. */
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";

const SCHEMAS = fileURLToPath(new URL("../../docs/schemas/", import.meta.url));
const TYPES = fileURLToPath(new URL("../src/lib/schema/", import.meta.url));

/** The text of each file of types, by its name. */
export function written() {
  const files = readdirSync(SCHEMAS).filter((name) => name.endsWith(".json"));
  return new Map(files.map((name) => [name.replace(".json", ".ts"), module(name)]));
}

function module(name) {
  const schema = JSON.parse(readFileSync(SCHEMAS + name, "utf-8"));
  const head = `// Written by tools/types.js from docs/schemas/${name}.\n`;
  const both = schema.$defs ? [schema] : [schema.client, schema.server];
  const parts = both.flatMap((side) => Object.entries(side.$defs));
  const unions = schema.$defs ? [] : [union("Action", schema.client), union("Said", schema.server)];
  return [head, ...parts.map(([title, part]) => declared(title, part)), ...unions].join("\n");
}

function union(title, side) {
  return `export type ${title} = ${side.anyOf.map(type).join(" | ")};\n`;
}

function declared(title, part) {
  if (part.type !== "object" || !part.properties) {
    return `export type ${title} = ${type(part)};\n`;
  }
  const required = new Set(part.required ?? []);
  const fields = Object.entries(part.properties).map(([field, inner]) => {
    const maybe = required.has(field) || title === "Options" ? "" : "?";
    return `  ${field}${maybe}: ${type(inner)};\n`;
  });
  return `export interface ${title} {\n${fields.join("")}}\n`;
}

const PLAIN = {
  string: "string",
  integer: "number",
  number: "number",
  boolean: "boolean",
  null: "null",
};

function type(part) {
  if (part.$ref) return part.$ref.split("/").at(-1);
  if (part.enum) return part.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (part.const !== undefined) return JSON.stringify(part.const);
  const either = part.anyOf ?? part.oneOf;
  if (either) return either.map(type).join(" | ");
  if (Array.isArray(part.type))
    return part.type.map((name) => type({ ...part, type: name })).join(" | ");
  if (part.type === "array") return array(part);
  if (part.type === "object") return record(part);
  return PLAIN[part.type] ?? "unknown";
}

function array(part) {
  if (part.prefixItems) return `[${part.prefixItems.map(type).join(", ")}]`;
  const inner = part.items ? type(part.items) : "unknown";
  return inner.includes("|") ? `(${inner})[]` : `${inner}[]`;
}

function record(part) {
  const inner = part.additionalProperties;
  return `Record<string, ${inner && inner !== true ? type(inner) : "unknown"}>`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  for (const [name, text] of written()) writeFileSync(TYPES + name, text);
}
