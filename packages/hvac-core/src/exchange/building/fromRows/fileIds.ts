/** Identifiers of a file: names of XML that occur once. */
export class FileIds {
  readonly #used = new Set(["building", "campus"]);

  /** An identifier as near to a wanted one as it can be. */
  unique(wanted: string): string {
    const plain = wanted.replaceAll(/[^\w.-]+/g, "-");
    const name = /^[A-Za-z_]/.test(plain) ? plain : `_${plain}`;
    let id = name;
    for (let number = 2; this.#used.has(id); number++) id = `${name}-${number}`;
    this.#used.add(id);
    return id;
  }
}
