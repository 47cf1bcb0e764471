const predefined: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Letters from 160 to 255 by their names in HTML: names of rooms have them. Each is one letter, and refers to nothing. */
const letters = new Map(
  (
    "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo " +
    "frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve " +
    "Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute " +
    "ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml"
  )
    .split(" ")
    .map((name, index) => [name, String.fromCodePoint(160 + index)]),
);

/** Replaces the five predefined entities, letters and numbers of characters. An ampersand that begins none of them is one. */
export function decodeEntities(text: string, refuse: (entity: string) => never): string {
  return text.replaceAll(/&([^;&\s]*);?/g, (whole: string, entity: string) => {
    if (!whole.endsWith(";")) return whole;
    const code = /^#(?:x([\da-f]+)|(\d+))$/i.exec(entity);
    if (!code) return predefined[entity] ?? letters.get(entity) ?? refuse(entity);
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
