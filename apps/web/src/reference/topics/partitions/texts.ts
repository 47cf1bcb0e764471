/** Texts of the partitions. */
export const texts = {
  lead: (transmissionClass: number, isEstimated: boolean): string => {
    const stc = isEstimated ? `about STC ${transmissionClass} by its octaves` : `STC ${transmissionClass}`;
    return `Transmission loss in a laboratory, ${stc}; on site, gaps and flanking paths reduce it.`;
  },
  hint: "Choose another partition in the table.",
  label: (partition: string): string => `Transmission loss of ${partition}`,
  band: "Octave band",
  loss: "Transmission loss, dB",
};
