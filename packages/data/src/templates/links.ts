import type { Plain, PlainRecord } from "../documents/index.ts";
import type { Template, TemplateFile } from "./template.ts";

/** Id of a file of a template in links, until the project has ids of its files. */
export const templateFileId = (index: number): string => `template-file-${index}`;

/** The files of a template with their links. The linked numbers keep the values of the template. */
export function withTemplateLinks({ files, links = [] }: Template): readonly TemplateFile[] {
  return files.map((file, index) => ({
    ...file,
    input: linked(
      file.input,
      links.filter((link) => link.file === index),
      files,
    ),
  }));
}

function linked(input: PlainRecord, links: NonNullable<Template["links"]>, files: readonly TemplateFile[]): PlainRecord {
  const entries = links.map(({ field, from, result }): [string, Plain] => {
    const link = { collection: files[from]!.collection, fileId: templateFileId(from), result };
    return [field, { ...(input[field] as PlainRecord), link }];
  });
  return { ...input, ...Object.fromEntries(entries) };
}
