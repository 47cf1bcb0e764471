import type { Topic } from "../../topic.ts";

export const airChangesTopic: Topic = {
  id: "air-changes",
  title: "Air changes",
  group: "rooms",
  summary: "Total air changes per hour by kind of room: rules of thumb, and what health care requires.",
  keywords: "ACH air change rate ventilation hospital operating room cleanroom",
  load: async () => (await import("./AirChanges.tsx")).AirChanges,
  entries: async () => {
    const [{ entriesOf }, { airChangesTable }] = await Promise.all([
      import("../../table/tableDefinition.ts"),
      import("./airChangesTable.ts"),
    ]);
    return entriesOf(airChangesTable);
  },
};
