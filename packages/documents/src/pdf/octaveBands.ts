import type { ReportBlock, ReportRow, ReportStep, SheetBlock } from "@org/documents/content";
import { texts } from "./texts.ts";

/** A step that is made for each octave band by the same formula. */
export interface BandedStep {
  /** The step of any band: `f` stands for the band in its symbol and its formula. */
  readonly step: ReportStep;
  readonly bands: readonly string[];
  /** What each band comes to. */
  readonly values: readonly string[];
}

/** "Arriving, 63 Hz", with a plain or a narrow space. */
const namedBand = /^(.+), (\d+)\sHz$/;

/** A formula of a band as that of any: `L_u63 - D_63` is `L_uf - D_f`. Nothing where `f` means something else in it. */
function ofAnyBand(formula: string, band: string): string | undefined {
  if (/(?<![\w])f(?!\w)/.test(formula)) return undefined;
  return formula.replaceAll(new RegExp(`(?<![\\d.])${band}(?![\\w.])`, "g"), "f");
}

/** A step by what it has in common with those of other bands. */
function bandOf(block: SheetBlock): { readonly band: string; readonly step: ReportStep; readonly key: string } | undefined {
  if (block.kind !== "step") return undefined;
  const [, name, band] = namedBand.exec(block.name) ?? [];
  if (name === undefined || band === undefined) return undefined;
  const symbol = ofAnyBand(block.symbol, band);
  const expression = block.expression === undefined ? undefined : ofAnyBand(block.expression, band);
  if (symbol === undefined || symbol === block.symbol || (expression === undefined) !== (block.expression === undefined)) return undefined;
  const { expression: _own, substitution: _numbers, ...rest } = block;
  const step: ReportStep = { ...rest, name, symbol, ...(expression !== undefined && { expression }) };
  return { band, step, key: JSON.stringify([name, symbol, expression, block.source]) };
}

type OfBand = NonNullable<ReturnType<typeof bandOf>>;

/** The steps of one formula from a place of a sheet on, each of another band. */
function bandsFrom(blocks: readonly SheetBlock[], start: number): readonly OfBand[] {
  const run: OfBand[] = [];
  for (const block of blocks.slice(start)) {
    const next = bandOf(block);
    if (!next || (run[0] && next.key !== run[0].key) || run.some(({ band }) => band === next.band)) break;
    run.push(next);
  }
  return run;
}

/** A sheet in which steps that differ by their octave band alone are one. What differs otherwise stays as it is. */
export function withBands(blocks: readonly SheetBlock[]): readonly (SheetBlock | BandedStep)[] {
  const result: (SheetBlock | BandedStep)[] = [];
  for (let index = 0; index < blocks.length;) {
    const run = bandsFrom(blocks, index);
    const isRun = run.length > 1;
    result.push(
      isRun ? { step: run[0]!.step, bands: run.map(({ band }) => band), values: run.map(({ step }) => step.value) } : blocks[index]!,
    );
    index += isRun ? run.length : 1;
  }
  return result;
}

export const isBanded = (block: SheetBlock | BandedStep): block is BandedStep => !("kind" in block);

/** Number and unit: the last narrow space separates them. */
function parted(values: readonly string[]): { readonly unit?: string; readonly numbers: readonly string[] } {
  const units = values.map((text) => (text.includes("\u202f") ? text.slice(text.lastIndexOf("\u202f") + 1) : ""));
  const [unit = ""] = units;
  if (unit === "" || /^[\d.,]+$/.test(unit) || units.some((each) => each !== unit)) return { numbers: values };
  return { unit, numbers: values.map((text) => text.slice(0, text.lastIndexOf("\u202f"))) };
}

/**
 * The numbers of steps by octave band: a line for each step, a column for each band.
 *
 * @param groups steps with what they belong to, where there are several
 * @returns a table for each list of bands
 */
export function bandTables(groups: readonly { readonly owner?: string; readonly steps: readonly BandedStep[] }[]): readonly ReportBlock[] {
  const lines = groups.flatMap(({ owner, steps }) => steps.map((banded) => ({ owner, banded })));
  return [...Map.groupBy(lines, ({ banded }) => banded.bands.join(" ")).values()].map((ofBands): ReportBlock => ({
    kind: "table",
    title: texts.bandValues,
    columns: [{ label: "", isText: true }, ...ofBands[0]!.banded.bands.map((band) => ({ label: band, unit: "Hz" }))],
    rows: ofBands.map(({ owner, banded: { step, values } }): ReportRow => {
      const { unit, numbers } = parted(values);
      const label = `${step.name}, ${step.symbol.replace("_", " ")}${unit === undefined ? "" : `, ${unit}`}`;
      return { cells: [label, ...numbers], ...(owner !== undefined && { owner }) };
    }),
  }));
}
