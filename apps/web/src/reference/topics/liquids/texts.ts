import { prose } from "@org/form/numbers";

/** Texts of the liquids. */
export const texts = {
  liquid: "Liquid",
  glycol: "Glycol by mass",
  get water(): string {
    return prose(
      "Liquid water under one atmosphere, above its boiling point under its own vapour pressure. For steam, see the saturation tables of R-718.",
    );
  },
  mixture: ({ byMass, byVolume, freezing, limit }: Readonly<Record<"byMass" | "byVolume" | "freezing" | "limit", string>>): string =>
    `${byMass} by mass is ${byVolume} by volume; ice forms at ${freezing}. The data reach to ${limit}; above, their polynomials are extended. Inhibitors change the properties a little: the manufacturer’s data apply.`,
  refused: (count: number): string =>
    ` ${count === 1 ? "1 temperature is" : `${count} temperatures are`} left out: frozen, or beyond the data.`,
  none: "At these temperatures it is no liquid, or no data of it are known.",
};
