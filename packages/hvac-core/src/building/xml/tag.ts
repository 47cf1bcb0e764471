const predefined: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Replaces the five predefined entities and numbers of characters. */
export function decodeEntities(text: string, refuse: (entity: string) => never): string {
  return text.replaceAll(/&([^;&\s]*);?/g, (whole: string, entity: string) => {
    if (!whole.endsWith(";")) return refuse(entity);
    const code = /^#(?:x([\da-f]+)|(\d+))$/i.exec(entity);
    if (!code) return predefined[entity] ?? refuse(entity);
    const point = code[1] === undefined ? Number(code[2]) : Number.parseInt(code[1], 16);
    return point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : refuse(entity);
  });
}

const attribute = /\s+([^\s=]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;

/** Attributes in the rest of a tag after its name. A name that is repeated keeps its first value. */
export function readAttributes(rest: string, refuse: (message: string) => never): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  attribute.lastIndex = 0;
  let end = 0;
  for (let match = attribute.exec(rest); match; match = attribute.exec(rest)) {
    end = attribute.lastIndex;
    const [, qualified = "", inDouble, inSingle] = match;
    const name = qualified.slice(qualified.indexOf(":") + 1);
    const value = inDouble ?? inSingle ?? "";
    if (attributes.has(name)) continue;
    attributes.set(
      name,
      value.includes("&") ? decodeEntities(value, (entity) => refuse(`the entity &${entity.slice(0, 30)}; is not allowed`)) : value,
    );
  }
  if (rest.slice(end).trim() !== "") refuse(`"${rest.slice(end).trim().slice(0, 30)}" is not an attribute`);
  return attributes;
}
