/** The canonical codes that Firestore answers with: the number travels in streams, the HTTP status in REST. */
const codes = {
  CANCELLED: { code: 1, http: 499 },
  INVALID_ARGUMENT: { code: 3, http: 400 },
  NOT_FOUND: { code: 5, http: 404 },
  ALREADY_EXISTS: { code: 6, http: 409 },
  PERMISSION_DENIED: { code: 7, http: 403 },
  RESOURCE_EXHAUSTED: { code: 8, http: 429 },
  FAILED_PRECONDITION: { code: 9, http: 400 },
  ABORTED: { code: 10, http: 409 },
  UNIMPLEMENTED: { code: 12, http: 501 },
  INTERNAL: { code: 13, http: 500 },
  UNAUTHENTICATED: { code: 16, http: 401 },
} as const;

export type StatusName = keyof typeof codes;

/** A refusal that the client receives, with its canonical status. */
export class StatusError extends Error {
  readonly status: StatusName;

  constructor(status: StatusName, message: string) {
    super(message);
    this.name = "StatusError";
    this.status = status;
  }

  get code(): number {
    return codes[this.status].code;
  }

  get http(): number {
    return codes[this.status].http;
  }
}

export function invalidArgument(message: string): StatusError {
  return new StatusError("INVALID_ARGUMENT", message);
}

export function permissionDenied(message: string): StatusError {
  return new StatusError("PERMISSION_DENIED", message);
}

/** Anything that was thrown, as a status; what is not a refusal is a fault of this server and is printed. */
export function asStatus(thrown: unknown): StatusError {
  if (thrown instanceof StatusError) return thrown;
  console.error(thrown);
  return new StatusError("INTERNAL", thrown instanceof Error ? thrown.message : String(thrown));
}
