/** JSON as it arrives, before its content is checked. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export type JsonObject = { readonly [key: string]: Json | undefined };

export function isObject(json: Json | undefined): json is JsonObject {
  return typeof json === "object" && json !== null && !Array.isArray(json);
}

export function isArray(json: Json | undefined): json is readonly Json[] {
  return Array.isArray(json);
}

/** Value of a key; names such as "constructor" or "__proto__" never reach the prototype. */
export function valueOf(object: JsonObject, key: string): Json | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}
