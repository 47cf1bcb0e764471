/** JSON as it arrives: nothing is known about it until it has been looked at. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export type JsonObject = { readonly [key: string]: Json | undefined };

export function isObject(json: Json | undefined): json is JsonObject {
  return typeof json === "object" && json !== null && !Array.isArray(json);
}

export function isArray(json: Json | undefined): json is readonly Json[] {
  return Array.isArray(json);
}

/** Own property only, so that names such as "constructor" or "__proto__" never reach the prototype. */
export function own(object: JsonObject, key: string): Json | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}
