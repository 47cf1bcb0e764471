import { isFileCollection, kindOfCollection } from "@org/data";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { texts } from "./texts.ts";

interface FileAnchorProps {
  readonly projectId: string;
  readonly collection: string;
  readonly fileId: string;
  readonly name: string;
}

/** Link to a file of the project in a new tab, so that the selections on this page are not lost. */
export function FileAnchor({ projectId, collection, fileId, name }: FileAnchorProps): ReactNode {
  if (!isFileCollection(collection)) return name;
  return (
    <Link
      to="/projects/$projectId/$kind/$fileId"
      params={{ projectId, kind: kindOfCollection(collection).route, fileId }}
      preload={false}
      target="_blank"
      dir="auto"
      aria-label={texts.files.newTab(name)}
    >
      {name}
    </Link>
  );
}
