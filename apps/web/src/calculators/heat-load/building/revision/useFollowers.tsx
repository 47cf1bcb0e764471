import { roomFollowers, type RevisedRooms, type RoomFollower } from "@org/hvac-core/exchange/building";
import { useMemo, useState, type ReactNode } from "react";
import { useOpenFile } from "../../../../page/openFile.ts";
import { useProjectFiles, type NamedFile, type ProjectFiles } from "./useProjectFiles.ts";

/** Files of the project that follow rooms which an import changes or removes. */
export interface RoomFollowers {
  readonly files: readonly RoomFollower<NamedFile>[];
  /** Number of files that cannot be read. */
  readonly unreadCount: number;
  /** Whether the files are still being read. */
  readonly isReading: boolean;
}

interface ReaderProps {
  readonly projectId: string;
  readonly onRead: (project: ProjectFiles) => void;
}

/** Reads the files of a project as long as the import is open. */
function ProjectFilesReader({ projectId, onRead }: ReaderProps): ReactNode {
  useProjectFiles(projectId, onRead);
  return null;
}

/**
 * Files that follow the rooms. They are read from the beginning of the import, so that each step, and the notice of what is out of date, has them.
 *
 * @param rooms undefined at a first import
 * @returns the files, and the part that reads them: none for a heat load that is not in a project
 */
export function useFollowers(rooms: RevisedRooms | undefined): readonly [RoomFollowers, reader: ReactNode] {
  const file = useOpenFile();
  const [project, setProject] = useState<ProjectFiles>();
  const files = useMemo(() => (file && rooms && project ? roomFollowers(project.files, file.fileId, rooms) : []), [file, rooms, project]);
  const isReading = file !== undefined && project === undefined && rooms !== undefined && rooms.changed.size + rooms.removed.size > 0;
  const reader = file && rooms && <ProjectFilesReader projectId={file.projectId} onRead={setProject} />;
  return [{ files, unreadCount: project?.unreadCount ?? 0, isReading }, reader];
}
