import { pipeFitting } from "../../flow/index.ts";
import { pipeFields, pipeFittingFields, pipeFittingNames } from "../../flow/internal.ts";
import { choice, fieldIs, list, onlyWhen, quantity, text } from "../../kernel/index.ts";

const byPipe = fieldIs("lossBy", "pipe");
const checked = fieldIs("checkSuction", true);

/** Nominal sizes, by their names in both unit systems. */
export const nominalSizes = {
  dn15: "DN 15 (1/2 in)",
  dn20: "DN 20 (3/4 in)",
  dn25: "DN 25 (1 in)",
  dn32: "DN 32 (1-1/4 in)",
  dn40: "DN 40 (1-1/2 in)",
  dn50: "DN 50 (2 in)",
  dn65: "DN 65 (2-1/2 in)",
  dn80: "DN 80 (3 in)",
  dn90: "DN 90 (3-1/2 in)",
  dn100: "DN 100 (4 in)",
  dn125: "DN 125 (5 in)",
  dn150: "DN 150 (6 in)",
  dn200: "DN 200 (8 in)",
  dn250: "DN 250 (10 in)",
  dn300: "DN 300 (12 in)",
  dn350: "DN 350 (14 in)",
  dn400: "DN 400 (16 in)",
  dn450: "DN 450 (18 in)",
  dn500: "DN 500 (20 in)",
  dn550: "DN 550 (22 in)",
  dn600: "DN 600 (24 in)",
} as const;

/** Side of the pump that a loss is on; losses on the suction side reduce NPSH available. */
const side = choice("Side", { discharge: "Discharge or circuit", suction: "Suction" }, "discharge", { when: [checked] });

const branchFlow = quantity("Branch flow", "Q_i", "waterFlow", "derived", [3e-6, 20], {
  help: "If empty, the flow of the pumps. Enter the flow of a branch, or for the suction line of each pump the flow of one pump: with fewer pumps running it follows that pump.",
});

/** Fittings of a segment. */
const fittingRow = {
  fitting: choice("Fitting", pipeFittingNames, pipeFitting("elbow90LongRadius").key),
  quantity: pipeFittingFields.quantity,
  coefficient: {
    ...pipeFittingFields.coefficient,
    help: "If empty, Crane's coefficient at the fitting's usual geometry. The pipe calculator has every geometry; its head loss can be imported.",
  },
  kv: quantity("Flow coefficient", "K_v", "flowCoefficient", "derived", [0.01, 1e6], {
    help: "From the manufacturer, at this opening. If empty, a usual value for the fitting.",
    when: [fieldIs("fitting", pipeFitting("byKv").key)],
  }),
} as const;

/** The columns of the list of segments. */
export const segmentRow = {
  name: text("Name", 120, { informational: false }),
  lossBy: choice("Head loss from", { pipe: "Pipe and fittings", head: "Known head loss" }, "pipe"),
  side,
  headLoss: quantity("Head loss", "h_o", "head", "required", [0, 1000], {
    help: "Head of the fluid itself, such as the total head loss of a file of the pipe calculator.",
    when: [fieldIs("lossBy", "head")],
  }),
  flow: { ...branchFlow, when: [byPipe] },
  pipeMaterial: { ...pipeFields.pipeMaterial, when: [byPipe] },
  ...onlyWhen(byPipe, {
    sizeBy: choice("Size by", { nominal: "Nominal size", diameter: "Inside diameter" }, "nominal"),
    size: choice("Size", nominalSizes, "dn80", { when: [fieldIs("sizeBy", "nominal")] }),
    insideDiameter: quantity("Inside diameter", "D_i", "smallLength", "required", [0.005, 3], { when: [fieldIs("sizeBy", "diameter")] }),
  }),
  length: { ...pipeFields.length, help: "Straight pipe, supply and return where both belong to this segment.", when: [byPipe] },
  roughness: { ...pipeFields.roughness, help: "If empty, that of the pipe when new.", when: [byPipe] },
  fittings: list("Fittings", "fitting", 60, fittingRow, { when: [byPipe] }),
} as const;

/** The columns of the list of equipment. */
export const equipmentRow = {
  name: text("Name", 120, { informational: false }),
  side,
  ratedLoss: quantity("Pressure loss", "Δp_r", "pressureWater", "required", [0, 5e6], {
    usual: [0, 150_000],
    help: "From the manufacturer. Usual: chiller 60 kPa (20 ft), coil 30 to 45 kPa (10 to 15 ft), clean strainer 10 kPa (3 ft).",
  }),
  ratedFlow: quantity("Rated flow", "Q_r", "waterFlow", "derived", [3e-6, 20], {
    help: "Flow at which the pressure loss is rated. If empty, the branch flow. Losses go as the square of the flow.",
  }),
  flow: { ...branchFlow, help: "Used where the loss is rated at another flow. If empty, the flow of the pumps." },
} as const;
