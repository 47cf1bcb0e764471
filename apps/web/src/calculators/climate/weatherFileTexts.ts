/** Texts of buttons that open weather files, separate from those of the reader, which loads later. */
export const weatherFileTexts = { open: "From a weather file…", epw: "Weather file (EPW)", reading: "Reading the weather file" };
