import { bandOf, fabricCases, quantitiesOf, quantityNames, runCase } from "../test/fabric/fabricCases.ts";

/* The thermal fabric cases of ASHRAE 140 next to the programs that the standard prints: `pnpm --filter @org/hvac-core run bestest [case …]`. */
const chosen = process.argv.slice(2);
const text = (value: number | null): string => (value === null ? "-" : value.toFixed(3)).padStart(8);
let [compared, missed] = [0, 0];
console.log(
  `${"case".padEnd(30)}${"ours".padStart(8)}  band of the programs  accepted        BSIMAC     CSE    DeST  EnergyPlus ESP-r  TRNSYS`,
);
for (const each of fabricCases) {
  if (chosen.length > 0 && !chosen.includes(each.id)) continue;
  const [zone] = runCase(each);
  const values = quantitiesOf(zone!);
  for (const name of quantityNames) {
    const programs = each.results?.[name];
    const label = `${each.id} ${name}`.padEnd(28);
    if (!programs) {
      if (!each.results) console.log(`  ${label}${text(values[name])}  results not used here`);
      continue;
    }
    const [lowest, highest] = bandOf(programs);
    const isIn = values[name] >= lowest && values[name] <= highest;
    compared += 1;
    if (!isIn) missed += 1;
    const accepted = programs.accepted ? `${programs.accepted[0].toFixed(2)} to ${programs.accepted[1].toFixed(2)}` : "";
    console.log(
      `${isIn ? " " : "✗"} ${label}${text(values[name])} ${text(lowest)} to ${text(highest)}  ${accepted.padEnd(14)}${programs.programs.map(text).join("")}`,
    );
  }
}
console.log(`${compared - missed} of ${compared} within the band of the programs.`);
