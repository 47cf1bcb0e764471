export { GridDialog } from "./GridDialog.tsx";
export { ListEditor, type ListEditorProps } from "./ListEditor.tsx";
export { typedTexts } from "./cells.ts";
export { amountCell } from "./fileColumns.ts";
export { unitHead } from "./fileHeads.ts";
export { listFile, rowHead, rowIdHead, type ListFile, type ListFileColumn } from "./listFile.ts";
export type { ListSource } from "./source.ts";
