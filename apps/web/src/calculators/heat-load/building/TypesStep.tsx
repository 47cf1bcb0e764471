import type { BuildingSpace } from "@org/hvac-core/building";
import { suggestSpaceTypes } from "@org/hvac-core/reference";
import { Button } from "@org/ui/elements";
import { useMemo, type ReactNode } from "react";
import styles from "./building.module.css";
import { Disclosure } from "./Disclosure.tsx";
import type { StepProps } from "./stepProps.ts";
import { texts } from "./texts.ts";

/** Rooms with one suggestion; without a type those that have none. */
interface TypeGroup {
  readonly type: string | undefined;
  readonly spaces: readonly BuildingSpace[];
}

type Types = Readonly<Record<string, string>>;

/** Names of rooms that a group shows. */
const maxNames = 8;

/** Space types of the calculator: ids and labels. */
function typesOf({ definition }: StepProps["state"]): Types {
  const rooms = definition.fields["rooms"];
  const field = rooms?.type === "list" ? rooms.row["spaceType"] : undefined;
  return field?.type === "choice" ? field.options : {};
}

interface TypeSelectProps {
  readonly label: string;
  readonly types: Types;
  readonly value: string | undefined;
  readonly onChange: (type: string | undefined) => void;
}

function TypeSelect({ label, types, value, onChange }: TypeSelectProps): ReactNode {
  return (
    <select
      aria-label={label}
      value={value ?? "none"}
      onChange={({ target }) => onChange(target.value === "none" ? undefined : target.value)}
    >
      {Object.entries(types).map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** Names without repetitions, as far as there is room. */
function namesText(spaces: readonly BuildingSpace[]): string {
  const names = [...new Set(spaces.map(({ name }) => name))];
  return names.slice(0, maxNames).join(", ") + (names.length > maxNames ? texts.types.more(names.length - maxNames) : "");
}

interface GroupRowProps {
  readonly group: TypeGroup;
  readonly types: Types;
  readonly accepted: Types;
  readonly accept: (spaces: readonly BuildingSpace[], type: string | undefined) => void;
}

function GroupRow({ group: { type, spaces }, types, accepted, accept }: GroupRowProps): ReactNode {
  const given = new Set(spaces.map(({ id }) => accepted[id]));
  const [common] = given.size === 1 ? given : [];
  const label = type === undefined ? texts.types.none : types[type]!;
  const isAccepted = common !== undefined;
  return (
    <tr>
      <td>
        {type !== undefined && (
          <input
            type="checkbox"
            aria-label={texts.types.accept(label, spaces.length)}
            checked={isAccepted}
            ref={(input) => {
              if (input) input.indeterminate = given.size > 1;
            }}
            onChange={() => accept(spaces, isAccepted ? undefined : type)}
          />
        )}
      </td>
      <th scope="row">
        {type === undefined || isAccepted ? (
          <TypeSelect label={texts.types.typeOfGroup(label)} types={types} value={common} onChange={(next) => accept(spaces, next)} />
        ) : (
          label
        )}
      </th>
      <td data-label={texts.types.columns.rooms}>{spaces.length}</td>
      <td dir="auto">
        {namesText(spaces)}
        {spaces.length > 1 && (
          <Disclosure summary={texts.types.each}>
            {() => (
              <ul>
                {spaces.map((space) => (
                  <li key={space.id}>
                    <span dir="auto">{space.name}</span>
                    <TypeSelect
                      label={texts.types.typeOf(space.name)}
                      types={types}
                      value={accepted[space.id]}
                      onChange={(next) => accept([space], next)}
                    />
                  </li>
                ))}
              </ul>
            )}
          </Disclosure>
        )}
      </td>
    </tr>
  );
}

/** Types of the rooms as suggestions, which are accepted by groups or one by one. */
export function TypesStep({ state, shown, decide }: StepProps): ReactNode {
  const { building, decisions } = shown;
  const { includedIds, spaceTypes } = decisions;
  const types = useMemo(() => typesOf(state), [state]);
  const suggested = useMemo(() => suggestSpaceTypes(building.spaces), [building]);
  const included = building.spaces.map((space, index) => [space, suggested[index]] as const).filter(([{ id }]) => includedIds.has(id));
  const groups = [...Map.groupBy(included, ([, type]) => type)]
    .map(([type, all]): TypeGroup => ({ type, spaces: all.map(([space]) => space) }))
    .toSorted((a, b) => Number(a.type === undefined) - Number(b.type === undefined) || b.spaces.length - a.spaces.length);
  const accept = (spaces: readonly BuildingSpace[], type: string | undefined): void => {
    const ids = new Set(spaces.map(({ id }) => id));
    const others = Object.fromEntries(Object.entries(spaceTypes).filter(([id]) => !ids.has(id)));
    decide({ spaceTypes: type === undefined ? others : { ...others, ...Object.fromEntries([...ids].map((id) => [id, type])) } });
  };
  const all = Object.fromEntries(included.flatMap(([{ id }, type]) => (type === undefined ? [] : [[id, type] as const])));
  const count = included.filter(([{ id }]) => spaceTypes[id] !== undefined).length;
  const { columns } = texts.types;
  return (
    <>
      <p>{texts.types.lead}</p>
      <div className={styles.buttons}>
        <Button small disabled={Object.keys(all).length === 0} onClick={() => decide({ spaceTypes: { ...spaceTypes, ...all } })}>
          {texts.types.acceptAll}
        </Button>
        <Button small disabled={count === 0} onClick={() => decide({ spaceTypes: {} })}>
          {texts.types.clear}
        </Button>
        <span className={styles.hint}>{texts.types.accepted(count, included.length)}</span>
      </div>
      <table className={`${styles.table} ${styles.types}`}>
        <thead>
          <tr>
            {Object.entries(columns).map(([name, label]) => (
              <th key={name} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <GroupRow key={group.type ?? ""} group={group} types={types} accepted={spaceTypes} accept={accept} />
          ))}
        </tbody>
      </table>
    </>
  );
}
