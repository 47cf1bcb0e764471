import { crc32, deflateRawSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { oneFileIn, weatherFilesIn } from "./weatherPackage.ts";

/** An archive of these files, as APPNOTE.TXT of the format lays it out. */
function archive(files: Readonly<Record<string, string>>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const [plain, path] = [Buffer.from(text), Buffer.from(name)];
    const packed = deflateRawSync(plain);
    // What the local head and that of the directory share: version, flags, method, time, sizes and lengths.
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(crc32(plain), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(plain.length, 18);
    shared.writeUInt16LE(path.length, 22);
    const entry = Buffer.concat([Buffer.from("PK\u0003\u0004"), shared, path, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from("PK\u0001\u0002"), Buffer.from([20, 0]), shared, rest, path]));
    parts.push(entry);
    offset += entry.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, listed, Buffer.from("PK\u0005\u0006"), end]);
}

const fileOf = (bytes: Buffer, name = "USA_CO_Testville.zip"): File => new File([new Uint8Array(bytes)], name);
const epw = "LOCATION,Testville,CO,USA\r\n".repeat(500);
const whole = {
  "USA_CO_Testville/USA_CO_Testville.epw": epw,
  "USA_CO_Testville/USA_CO_Testville.ddy": "Site:Location,",
  "USA_CO_Testville/USA_CO_Testville.STAT": "Statistics",
  "USA_CO_Testville/readme.txt": "notes",
  "__MACOSX/USA_CO_Testville/._USA_CO_Testville.epw": "resource fork",
};

describe("a package of weather files", () => {
  test("contains only the weather files of an archive", async () => {
    const read = await weatherFilesIn(fileOf(archive(whole)));
    const files = "files" in read ? read.files : [];
    expect(files.map(({ name }) => name)).toEqual(["USA_CO_Testville.epw", "USA_CO_Testville.ddy", "USA_CO_Testville.STAT"]);
    expect(await files[0]!.text()).toBe(epw);
  });

  test("has one file of hours, whatever the archive is called", async () => {
    const read = await oneFileIn(fileOf(archive(whole), "weather.epw"), "epw");
    expect("file" in read && (await read.file.text())).toBe(epw);
  });

  test("with several EPW files, or without any weather file, is refused with a message", async () => {
    const two = await oneFileIn(fileOf(archive({ "a.epw": epw, "b.epw": epw })), "epw");
    expect(two).toEqual({ problem: "The archive has 2 .epw files: unpack it and open the one that you need." });
    expect(await oneFileIn(fileOf(archive({ "a.ddy": "x" })), "epw")).toEqual({ problem: "The archive has no .epw file." });
    expect(await weatherFilesIn(fileOf(archive({ "a.txt": "x" })))).toEqual({ problem: "The archive has no .epw, .ddy or .stat file." });
  });

  test("that was truncated is refused wherever it ends, not read as a shorter year", async () => {
    const bytes = archive({ "a.epw": epw });
    const headEnd = 30 + "a.epw".length;
    const cuts = [headEnd + 1, headEnd + 40, bytes.indexOf("PK\u0001\u0002") - 1];
    for (const cut of cuts) expect(await weatherFilesIn(fileOf(bytes.subarray(0, cut))), `${cut}`).toHaveProperty("problem");
  });

  test("may be a single weather file instead of an archive", async () => {
    const file = fileOf(Buffer.from(epw), "a.epw");
    expect(await oneFileIn(file, "epw")).toEqual({ file });
  });
});
