import { kindOfCollection } from "@org/data";
import type { ResultLink } from "@org/hvac-core/kernel";
import { unknownResult } from "@org/form/state";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { resultOf } from "./linkName.ts";
import type { NamedFile } from "./readFiles.ts";
import { texts } from "./texts.tsx";

interface ResultNameProps {
  readonly link: ResultLink;
  readonly file: NamedFile | undefined;
}

/** Name of a linked result, with a link that opens its file. */
export function ResultName({ link, file }: ResultNameProps): ReactNode {
  if (!file) return unknownResult;
  const { ref, name } = file;
  return texts.resultIn(
    resultOf(link, file),
    <Link
      to="/projects/$projectId/$kind/$fileId"
      params={{ projectId: ref.projectId, kind: kindOfCollection(ref.collection).route, fileId: ref.fileId }}
      preload={false}
    >
      “{name}”
    </Link>,
  );
}
