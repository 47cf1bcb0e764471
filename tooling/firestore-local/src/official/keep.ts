import { spawn } from "node:child_process";

/** Runs a program (its arguments) for as long as the parent lives: the channel to the parent closes when the parent is gone, for whatever reason. */
const [program, ...given] = process.argv.slice(2);
const child = spawn(program!, given, { stdio: "inherit" });
process.once("disconnect", () => child.kill("SIGKILL"));
child.once("error", (error) => {
  console.error(error.message);
  process.exit(1);
});
child.once("exit", (code) => process.exit(code ?? 1));
