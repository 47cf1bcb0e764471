export interface ProbeResult {
  /** Requests whose answer the page could read, as `GET 4174`. */
  readonly answered: readonly string[];
  /** Ports that opened a WebSocket to the page. */
  readonly socketsOpened: readonly number[];
}

/**
 * Runs in a page: tries at each port all that a page can do without being asked to by the server, to read what is there and to change it.
 * It uses nothing from outside, because Playwright sends its text to the page.
 */
export async function probePorts({
  ports,
  paths,
}: {
  readonly ports: readonly number[];
  readonly paths: readonly string[];
}): Promise<ProbeResult> {
  const body = JSON.stringify({
    email: "eve@foreign.test",
    password: "correct horse",
    path: "/tmp/stolen",
    signIn: { allowDuplicateEmails: true },
  });
  const answered = new Set<string>();
  const socketsOpened: number[] = [];
  const settled = (start: (done: () => void) => void): Promise<void> => new Promise((resolve) => start(() => resolve()));

  for (const port of ports) {
    const origin = `http://127.0.0.1:${port}`;
    for (const path of paths) {
      for (const method of ["GET", "POST", "PUT", "PATCH"]) {
        const read = {
          method,
          headers: { Authorization: "Bearer owner", "Content-Type": "application/json" },
          ...(method !== "GET" && { body }),
        };
        await fetch(origin + path, read).then(
          () => answered.add(`${method} ${port}`),
          () => undefined,
        );
      }
      // What needs no preflight: the answer cannot be read, but the request is made.
      await fetch(origin + path, { mode: "no-cors" }).catch(() => undefined);
      await fetch(origin + path, { mode: "no-cors", method: "POST", body, credentials: "include" }).catch(() => undefined);
    }
    await settled((done) => {
      const image = new Image();
      image.onload = image.onerror = () => done();
      image.src = `${origin}/image.png`;
    });
    await settled((done) => {
      const script = document.createElement("script");
      script.onload = script.onerror = () => done();
      script.src = `${origin}/script.js`;
      document.head.append(script);
    });
    await settled((done) => {
      const frame = document.createElement("iframe");
      const form = document.createElement("form");
      frame.name = `frame-${port}`;
      Object.assign(form, { method: "post", action: origin + paths[0]!, target: frame.name });
      form.append(Object.assign(document.createElement("input"), { name: "email", value: "eve@foreign.test" }));
      document.body.append(frame, form);
      frame.onload = () => done();
      form.submit();
    });
    await settled((done) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/`);
      socket.onopen = () => {
        socketsOpened.push(port);
        socket.close();
        done();
      };
      socket.onerror = () => done();
    });
    for (const path of paths) {
      await fetch(origin + path, { method: "DELETE", headers: { Authorization: "Bearer owner" } }).then(
        () => answered.add(`DELETE ${port}`),
        () => undefined,
      );
    }
  }
  return { answered: [...answered], socketsOpened };
}
