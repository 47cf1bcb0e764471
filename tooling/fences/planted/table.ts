import { fences, type Edit, type Planted, type Tested } from "./index.ts";

/** A one-line text as code, without the separator of table cells. */
const code = (text: string): string => `\`${text.trim().split("\n")[0]!.trim().replaceAll("`", "").replaceAll("|", "\\|")}\``;

function editText(edit: Edit): string {
  const place = code(edit.file);
  if ("content" in edit) return `${code(edit.content)} in a new ${place}`;
  if ("append" in edit) return `${code(edit.append)} in ${place}`;
  return edit.by === "" ? `${place} without ${code(edit.replace)}` : `${code(edit.replace)} → ${code(edit.by)} in ${place}`;
}

const plantText = (fault: Planted | Tested): string => ("edits" in fault ? fault.edits.map(editText).join(", ") : fault.plant);
const messageText = (fault: Planted | Tested): string => ("edits" in fault ? code(fault.says) : fault.says);

/** The table of fences as CONTRIBUTING.md shows it. */
export function fenceTable(): string {
  const rows = fences.map(
    ({ fence, command, faults }) =>
      `| ${fence} | ${command} | ${faults.map(plantText).join("; or ")} | ${faults.map(messageText).join("; ")} |\n`,
  );
  return `| fence | command | planted fault | message |\n|---|---|---|---|\n${rows.join("")}`;
}
