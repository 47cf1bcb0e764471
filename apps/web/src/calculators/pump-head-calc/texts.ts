const withPump = (text: string, pump: string | undefined): string => (pump === undefined ? text : `${pump}, ${text}`);

const pumps = (count: number): string => (count === 1 ? "1 pump" : `${count} pumps`);

/** Texts of the figures of pump head. */
export const texts = {
  head: {
    title: "Pumps and system",
    lead: (hasPumps: boolean): string =>
      hasPumps
        ? "The head of the system rises with the flow, the head of the pumps falls. They run where the curves meet."
        : "Head of the system. Enter the curve of a pump to see its operating point.",
    label: "Head of pumps and system over flow",
    system: "system",
    withMargin: "with margin",
    slowed: (share: string): string => `at ${share} of the speed`,
    dutyCaption: "duty",
    flowAndHead: (flow: string, head: string): string => `${flow}, ${head}`,
    duty: (flowAndHead: string, withoutMargin: string): string => `Duty: ${flowAndHead}; without margin ${withoutMargin}`,
    operation: (count: number, flowAndHead: string): string => `${pumps(count)} running: ${flowAndHead}`,
    rows: { duty: "Duty", withoutMargin: "Duty without margin", operation: (count: number): string => `${pumps(count)} running` },
    flowAxis: (symbol: string): string => `Flow of all pumps, ${symbol}`,
    point: "Point",
    head: "Head",
  },

  efficiency: {
    title: "Efficiency",
    label: "Efficiency over the flow of one pump",
    lead: (hasRegion: boolean): string =>
      hasRegion ? "Efficiency of one pump, with the limits of its preferred operating region." : "Efficiency of one pump.",
    region: (limit: string, pump?: string): string => withPump(`${limit} of BEP`, pump),
  },

  npsh: {
    title: "NPSH",
    lead: "Required by one pump, and available at its suction.",
    label: "NPSH over the flow of one pump",
    available: (pump?: string): string => withPump("available", pump),
  },

  power: { title: "Shaft power", lead: "Shaft power of one pump at its operating speed.", label: "Shaft power over the flow of one pump" },

  pumps,
  flowAxis: (symbol: string): string => `Flow of one pump, ${symbol}`,
  pump: "Pump",
  flow: "Flow",
  point: (pump: string, value: string, flow: string): string => `${pump}: ${value} at ${flow}`,
};
