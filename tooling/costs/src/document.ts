import { assessmentsOf, billOf, busiest, recaptchaDollars, useOf, type Measured, type Use } from "./costs.ts";
import { habits } from "./habits.ts";
import { monthlyOperations, operationsTable } from "./operations.ts";
import { prices } from "./prices.ts";

const marks = { begin: "<!-- costs: written by pnpm costs -->", end: "<!-- end of costs -->" } as const;
const sizes = [1000, 100_000, 10_000_000] as const;

const whole = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });
const dollars = (amount: number): string => (amount < 0.5 ? `$${amount.toFixed(2)}` : `$${whole.format(amount)}`);
/** Two digits that mean something. */
const rounded = (value: number): string => whole.format(Number(value.toPrecision(2)));
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map((_, index) => (index === 0 ? "---" : "--:")), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");

function filesText({ files }: Measured): string {
  const rows = files.map((file) => [
    file.calculator,
    whole.format(file.document),
    whole.format(file.documentIndexes),
    whole.format(file.summary),
    whole.format(file.summaryIndexes),
    whole.format(file.revision + file.revisionIndexes),
  ]);
  return table(["one file of", "document, bytes", "its indexes", "summary", "its indexes", "each revision, with indexes"], rows);
}

function billText(use: Use): string {
  const bills = [billOf(use, 1000, false), ...sizes.map((users) => billOf(use, users))];
  const total = (index: number): number => bills[index]!.reduce((sum, line) => sum + line.dollars, 0);
  const rows = bills[0]!.map(({ name }, row) => [name, ...bills.map((bill) => dollars(bill[row]!.dollars))]);
  return table(
    ["a month, US dollars", "per 1,000 users, nothing free", ...sizes.map((users) => `${whole.format(users)} users`)],
    [
      ...rows,
      ["**together**", ...bills.map((_, index) => `**${dollars(total(index))}**`)],
      ["for one user", ...bills.map((_, index) => `$${(total(index) / [1000, ...sizes][index]!).toFixed(3)}`)],
    ],
  );
}

function scaleText(use: Use): string {
  const row = (name: string, of: (users: number) => number): readonly string[] => [name, ...sizes.map((users) => rounded(of(users)))];
  return table(
    ["", ...sizes.map((users) => `${whole.format(users)} users`)],
    [
      row("writes and deletes a second, at the busiest", (users) => busiest(use, users).writesPerSecond),
      row("reads a second, at the busiest", (users) => busiest(use, users).readsPerSecond),
      row("stored, GiB", (users) => (users * use.storedBytes) / 2 ** 30),
      row("sent by Hosting, GB a month", (users) => (users * use.hostingKB) / 1e6),
    ],
  );
}

/** What the assumptions and the measurements come to, as text of docs/deploy.md. */
function costsText(measured: Measured, operations: ReturnType<typeof operationsTable>): string {
  const use = useOf(measured, monthlyOperations(operations));
  const { day, has, visitors, busy } = habits;
  const { transfer } = measured;
  const kB = (value: number): string => `${whole.format(value)} kB`;
  return `**Assumed of one active user** (\`tooling/costs/src/habits.ts\`; replace it by what your usage pages show): ${habits.workingDays} working days a month; on each, ${day.starts} starts of the application with ${has.projects} projects and ${has.recentFiles} recent files, ${day.listsOpened} lists of ${has.filesInList} files, ${day.filesOpened} files opened, ${day.pauses} pauses in typing that store, ${day.saves} saves that keep a revision, ${day.filesCreated} new file, ${day.filesDeleted} deleted. Every start and list is counted in full, because Firestore bills a listener that was away for half an hour as a new one. Work is kept for ${habits.monthsKept} months. ${visitors.perUser} visitors without an account for each active user, who see ${visitors.pages} pages and the heat load. ${habits.releases} releases a month, each of which changes every file that a device keeps; ${habits.newDevices} new devices. ${habits.backupsKept} daily backups.

**Measured**: one user's month is then ${whole.format(use.reads)} reads, ${whole.format(use.writes)} writes and ${whole.format(use.deletes)} deletes (by the table below), ${whole.format(use.storedBytes / 1e6)} MB stored, of which ${whole.format(100 * use.indexShare)} % are index entries, and ${(use.hostingKB / 1000).toFixed(1)} MB of Hosting. Gzipped: a first page of the marketing site ${kB(transfer.marketingPage)}, of which ${kB(transfer.marketingShared)} are kept for the next; a first visit of /heat-load ${kB(transfer.firstHeatLoad)}; what a signed-in device keeps ${kB(transfer.keptByDevice)}. A repeat visit asks for its page again (\`no-cache\`) and is answered 304 where nothing has changed: no bytes of content. Files of the templates, as Firestore counts bytes:

${filesText(measured)}

**Prices** as of copies of the price pages read on ${prices.read}; look them up again before you budget: [Firestore](${prices.firestore.source}), ${prices.firestore.location}: $${prices.firestore.readsPer100k} for 100,000 reads, $${prices.firestore.writesPer100k} writes, $${prices.firestore.deletesPer100k} deletes, $${prices.firestore.storagePerGiB} for a GiB and month. [Hosting](${prices.hosting.source}): $${prices.hosting.transferPerGB} for a GB sent. [Identity Platform](${prices.identity.source}): ${prices.identity.steps.map(({ from, each }) => `$${each} from ${whole.format(from)}`).join(", ")} active users a month. [reCAPTCHA](${prices.recaptcha.source}): ${whole.format(prices.recaptcha.freeAssessments)} assessments a month free, $${prices.recaptcha.flat} up to ${whole.format(prices.recaptcha.flatAssessments)}, $${prices.recaptcha.eachAbove} for each above. † Taken at $${prices.unverified.egressPerGiB} for a GiB sent and $${prices.unverified.backupPerGiB} for a GiB of backups, which were not verified at all.

${billText(use)}

App Check is priced with tokens that are good for ${habits.appCheckTokenHours / 24} days (${assessmentsOf(habits.appCheckTokenHours).toFixed(1)} assessments a user and month). **With the hour that the console begins with it would be ${whole.format(assessmentsOf(1))}, and ${dollars(recaptchaDollars(1000 * assessmentsOf(1)))} for 1,000 users: more than all the rest.**

At the busiest, taken as ${busy.peak} times the average of a working day of ${busy.hours} hours, with everybody in one time zone:

${scaleText(use)}`;
}

/** The document with its costs renewed. @throws {Error} when it lacks the marks */
export function withCosts(document: string, measured: Measured): string {
  const [begin, end] = [document.indexOf(marks.begin), document.indexOf(marks.end)];
  if (begin === -1 || end < begin) throw new Error(`docs/deploy.md lacks the marks ${marks.begin} and ${marks.end}.`);
  return `${document.slice(0, begin)}${marks.begin}\n\n${costsText(measured, operationsTable(document))}\n\n${document.slice(end)}`;
}
