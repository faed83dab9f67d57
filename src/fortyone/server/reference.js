// Lists the operations of the OpenAPI document, each with a form that sends it.
const main = document.getElementById("operations");
const add = (parent, tag, text = "") => {
  const made = parent.appendChild(document.createElement(tag));
  made.textContent = text;
  return made;
};
const field = (form, name, value = "") => {
  const label = add(form, "label", name + " ");
  const input = add(label, name === "body" ? "textarea" : "input");
  input.value = value;
  return input;
};
const resolve = (spec, schema) => (schema?.$ref ? spec.components.schemas[schema.$ref.split("/").pop()] : schema);
const example = (spec, schema) => {
  const found = resolve(spec, schema) ?? {};
  const wanted = (found.required ?? []).map((name) => [name, found.properties[name]?.type === "string" ? "" : null]);
  return JSON.stringify(Object.fromEntries(wanted), null, 1);
};
const show = (spec, path, method, operation) => {
  const box = add(main, "details");
  add(box, "summary", `${method.toUpperCase()} ${path} · ${operation.description ?? operation.summary ?? ""}`);
  const form = add(box, "form");
  const inputs = (operation.parameters ?? []).map((p) => [p, field(form, p.name)]);
  const content = operation.requestBody?.content?.["application/json"];
  const body = content && field(form, "body", example(spec, content.schema));
  add(form, "button", "Send");
  const answer = add(box, "pre");
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    let address = path;
    const query = new URLSearchParams();
    for (const [p, input] of inputs) {
      if (p.in === "path") address = address.replace(`{${p.name}}`, encodeURIComponent(input.value));
      else if (input.value) query.set(p.name, input.value);
    }
    const headers = body ? { "Content-Type": "application/json" } : {};
    const response = await fetch(`${address}?${query}`, { method, headers, body: body?.value });
    answer.textContent = `${response.status}\n${await response.text()}`;
  });
};
const spec = await (await fetch("/api/schema/openapi.json")).json();
for (const [path, methods] of Object.entries(spec.paths)) {
  for (const [method, operation] of Object.entries(methods)) show(spec, path, method, operation);
}
