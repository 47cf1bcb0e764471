/** Texts of the dialog that imports from a pipe file. */
export const texts = {
  title: "Import flow and head from a pipe file",
  facts: {
    flow: "Flow",
    losses: "Losses",
    head: "Head",
    fluid: "Fluid",
    temperature: "Temperature",
    staticLift: "Static lift",
    outletPressure: "Pressure at the outlet",
    headLoss: "Head loss",
    glycol: "Glycol by mass",
  },

  listed: {
    title: "Losses of this file",
    lead: (losses: string, isPart: boolean): string => {
      const lead = `Losses listed in this file (${losses}) are added to the imported head.`;
      return isPart
        ? `${lead} Losses that the loss of the pipe includes would be counted twice.`
        : `${lead} That head includes all losses of the circuit: a loss in both would be counted twice.`;
    },
    keep: "Keep them: the pipe file does not include them",
    remove: "Remove them",
  },

  noFlow: "This pipe file has no flow: its units need a flow or a load.",
  importedWithoutLosses: "Flow and head imported, losses of this file removed.",
  imported: "Flow and head imported.",
  suction: "Then only the part of the known head loss before the pump is used in the NPSH check.",
  openBasin: "The source pressure becomes zero: the system of the pipe file draws water from an open basin.",
  importOf: (name: string): string => `Import: ${name}`,
  import: "Import",
  leaveOf: (name: string): string => `Leave as it is: ${name}`,
  leave: "Leave as it is",
  left: "Flow and head left as they are.",
  updateOf: (name: string): string => `Update: ${name}`,
  update: "Update",
  states: { changed: "Imported before, and changed since.", current: "Already here, and unchanged." },
  margin: "The margin on losses of this file remains and is added.",
  pipeFile: "pipe file",
  none: "This project has no pipe file yet. Save one to the project, then import its flow and head.",
};
