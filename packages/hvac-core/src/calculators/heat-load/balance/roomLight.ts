import { addScaled, emptySpectrum, Star, type Spectrum } from "../../../zones/internal.ts";
import type { WindowFace } from "./balancePanes.ts";
import type { RoomDay } from "./roomDay.ts";

/** A face as light sees it. */
interface LitFace {
  readonly area: number;
  readonly plane: string;
  readonly absorptance: number;
  readonly tilt: number;
}

/** Shares of light that each face absorbs: of the beam, which falls on the floor, and of scattered light by the plane of the window. */
export class LightShares {
  readonly #star: Star;
  readonly #faces: readonly LitFace[];

  constructor(like: Star, faces: readonly LitFace[]) {
    this.#faces = faces;
    this.#star = new Star(faces, like);
  }

  scattered(plane: string): readonly number[] {
    return this.#star.sharesFrom(plane);
  }

  beam(): readonly number[] {
    const isFloor = this.#faces.map(({ tilt }) => tilt > 135);
    const floor = this.#faces.reduce((sum, { area }, f) => sum + (isFloor[f] ? area : 0), 0);
    if (floor === 0) return this.#star.sharesFrom(undefined);
    const shares = this.#faces.map(() => 0);
    this.#faces.forEach((face, f) => {
      if (!isFloor[f]) return;
      const onFace = face.area / floor;
      shares[f] = shares[f]! + onFace * face.absorptance;
      const reflected = onFace * (1 - face.absorptance);
      this.#star.sharesFrom(face.plane).forEach((share, other) => (shares[other] = shares[other]! + reflected * share));
    });
    return shares;
  }
}

/** Light of a room, and its open windows, which are faces after those of its surfaces. */
interface LitRoom {
  readonly windows: readonly WindowFace[];
  readonly light: LightShares;
}

/** Load of 1 W of light in a room, by its shares on the faces; what panes absorb of it warms them. */
export class LightTransfers {
  readonly #day: RoomDay;
  readonly #inside: LitRoom;
  readonly #faceCount: number;
  readonly #scattered = new Map<string, Spectrum>();
  #beam: Spectrum | undefined;

  constructor(day: RoomDay, inside: LitRoom, faceCount: number) {
    this.#day = day;
    this.#inside = inside;
    this.#faceCount = faceCount;
  }

  get beam(): Spectrum {
    return (this.#beam ??= this.#transfer(this.#inside.light.beam()));
  }

  scattered(plane: string): Spectrum {
    let transfer = this.#scattered.get(plane);
    if (!transfer) this.#scattered.set(plane, (transfer = this.#transfer(this.#inside.light.scattered(plane))));
    return transfer;
  }

  #transfer(shares: readonly number[]): Spectrum {
    const transfer = emptySpectrum();
    const day = this.#day;
    for (let f = 0; f < this.#faceCount; f++) addScaled(transfer, day.absorbed(f), shares[f]!);
    for (const [w, { absorptanceFromInside, transmittanceFromInside, toPane, window }] of this.#inside.windows.entries()) {
      const all = absorptanceFromInside + transmittanceFromInside;
      const place = this.#faceCount + w;
      if (all > 0) addScaled(transfer, day.beyond(place), ((shares[place]! * absorptanceFromInside) / all / window.area) * toPane);
    }
    return transfer;
  }
}
