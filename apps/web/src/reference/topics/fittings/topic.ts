import type { Topic } from "../../topic.ts";

export const fittingsTopic: Topic = {
  id: "fittings",
  title: "Fittings of ducts and pipes",
  group: "distribution",
  summary: "Every fitting with a sketch to scale, its loss coefficient as a curve over its geometry, and where it comes from.",
  keywords: "loss coefficient C K elbow bend tee wye take-off transition reducer damper valve entry exit local loss dynamic loss",
  load: async () => (await import("./Fittings.tsx")).Fittings,
  entries: async () => {
    const { fittingRows } = await import("./fittingList.ts");
    return fittingRows.map(({ id, label, conduit, key }) => ({
      id,
      label,
      description: conduit === "duct" ? "Fittings of ducts" : "Fittings of pipes",
      keywords: key,
      address: { fitting: id },
    }));
  },
};
