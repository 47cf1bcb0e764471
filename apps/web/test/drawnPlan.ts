import { crc32, deflateSync } from "node:zlib";

/** Pixels of the plan. */
export const planSize = { width: 600, height: 400 } as const;
const { width, height } = planSize;

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A plan: white, with a black line of 500 pixels, which is 10 m. */
export function plan(): Buffer {
  const header = Buffer.from([0, 0, width >> 8, width & 255, 0, 0, height >> 8, height & 255, 8, 0, 0, 0, 0]);
  const rows = Buffer.alloc((width + 1) * height, 255);
  for (let row = 0; row < height; row++) rows[row * (width + 1)] = 0;
  rows.fill(0, 350 * (width + 1) + 51, 350 * (width + 1) + 552);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", deflateSync(rows)), chunk("IEND", Buffer.alloc(0))]);
}

/** A PDF of two pages, 200 mm × 100 mm, of which the second is turned upright. */
export function pdf(): Buffer {
  const page = "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 566.929 283.465] /Contents 5 0 R >>";
  const line = "2 w 50 50 m 450 50 l S";
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>",
    page,
    page.replace("/Contents", "/Rotate 90 /Contents"),
    `<< /Length ${line.length} >>\nstream\n${line}\nendstream`,
  ].map((content, index) => `${index + 1} 0 obj\n${content}\nendobj\n`);
  return Buffer.from(`%PDF-1.4\n${objects.join("")}trailer << /Root 1 0 R >>\n%%EOF\n`);
}
