import type { ShadeUse } from "@org/hvac-core/exchange/building";
import { useMemo, useState, type ReactNode } from "react";
import styles from "./rooms.module.css";
import { shadeGroups, type ShadeGroup } from "./shadeAccount.ts";
import { shadeText, shadeTexts } from "./shadeTexts.ts";
import { texts } from "./texts.ts";
import type { Writer } from "./writer.ts";

/** Shades that are listed in a group; the downloaded account has all. */
const maxListed = 200;

const titleOf = ({ outcome, uses, area }: ShadeGroup, write: Writer): string => {
  if (outcome === "surface") return shadeTexts.surfaces(uses.length);
  if (outcome === "used") return shadeTexts.used(uses.length, write.area(area));
  return shadeTexts.unused(uses.length, write.area(area), outcome);
};

function GroupItem({ group, write }: { readonly group: ShadeGroup; readonly write: Writer }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const { uses } = group;
  return (
    <li>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{titleOf(group, write)}</summary>
        {isOpen && (
          <ul>
            {uses.slice(0, maxListed).map((use) => (
              <li key={use.id}>
                {shadeTexts.entry(write.surface(use.id), use.area === undefined ? undefined : write.area(use.area), shadeText(use))}
              </li>
            ))}
            {uses.length > maxListed && <li>{texts.account.more(uses.length - maxListed)}</li>}
          </ul>
        )}
      </details>
    </li>
  );
}

/** What became of the shades of the file, and which surfaces of the building shade its windows. */
export function ShadeAccount({ shades, write }: { readonly shades: readonly ShadeUse[]; readonly write: Writer }): ReactNode {
  const groups = useMemo(() => shadeGroups(shades), [shades]);
  if (groups.length === 0) return null;
  const inFile = shades.filter(({ kind }) => kind === "shade");
  const used = inFile.filter(({ reason }) => reason === undefined).length;
  const area = inFile.reduce((sum, each) => sum + (each.area ?? 0), 0);
  return (
    <>
      <h4>{shadeTexts.title}</h4>
      <p>{inFile.length === 0 ? shadeTexts.none : shadeTexts.lead(used, inFile.length, write.area(area))}</p>
      <ul className={styles.findings} aria-label={shadeTexts.title}>
        {groups.map((group) => (
          <GroupItem key={group.outcome} group={group} write={write} />
        ))}
      </ul>
    </>
  );
}
