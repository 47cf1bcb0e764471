import { eachBand, equipmentSoundPower, fanCasingSoundPower, fanSoundPower, type OctaveSpectrum } from "../../acoustics/index.ts";
import { atPath } from "../../kernel/index.ts";
import type { SourceValues } from "./schema.ts";
import { silence, enteredLevels } from "./spectra.ts";

/** Sound power of a source with all its identical fans, dB. */
export interface SourceLevels {
  readonly row: SourceValues;
  readonly discharge: OctaveSpectrum;
  readonly inlet: OctaveSpectrum;
  readonly casing: OctaveSpectrum | undefined;
}

/** Level of several identical sources relative to one, dB. */
export const levelOfCount = (count: number): number => 10 * Math.log10(count);

/** Sound power of a source into its ducts and through its casing. */
export function sourceLevels(row: SourceValues): SourceLevels {
  const gain = levelOfCount(row.count);
  const all = (levels: readonly number[]): OctaveSpectrum => eachBand((_, band) => levels[band]! + gain);
  const silent = eachBand(() => silence);
  const casingOf = (discharge: OctaveSpectrum): OctaveSpectrum | undefined => {
    if (row.room === null) return undefined;
    const casing = row.casingBy === "estimate" ? fanCasingSoundPower(discharge) : enteredLevels(row.casing);
    return casing && all(casing);
  };
  if (row.kind === "equipment") {
    const { equipment, power, machineSpeed } = row;
    const isRotating = equipment === "pump" || equipment === "motor";
    const levels = equipmentSoundPower({ kind: equipment, power, ...(isRotating && { speed: machineSpeed }) });
    return { row, discharge: silent, inlet: silent, casing: all(levels) };
  }
  if (row.kind === "fan") {
    const power = atPath(`sources.${row.id}`, () =>
      fanSoundPower({
        kind: row.fanType,
        flow: row.airflow,
        pressure: row.pressure,
        bladePassFrequency: row.speed * row.blades,
        efficiencyRatio: row.efficiencyRatio,
      }),
    );
    return { row, discharge: all(power), inlet: all(power), casing: casingOf(power) };
  }
  const discharge = eachBand((_, band) => row.discharge[band] ?? silence);
  const inlet = eachBand((_, band) => row.inlet[band] ?? discharge[band]!);
  return { row, discharge: all(discharge), inlet: all(inlet), casing: casingOf(discharge) };
}
