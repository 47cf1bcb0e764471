import { roomFields, type RoomField } from "./room.ts";
import type { RoomAnswer } from "./roomAnswer.ts";
import { fieldText, type RoomState } from "./roomInput.ts";
import { roomLink } from "./roomLink.ts";
import type { AnswerTexts, FieldTexts } from "./showRoom.ts";

/** Texts of the fields; the given ones stay unchanged. */
export function fieldTexts(state: RoomState, except: Readonly<Partial<Record<RoomField, string>>> = {}): FieldTexts {
  return Object.fromEntries(roomFields.filter((field) => except[field] === undefined).map((field) => [field, fieldText(state, field)]));
}

export function answerTexts({ input }: RoomState, answer: Extract<RoomAnswer, { readonly ok: true }>): AnswerTexts {
  return {
    value: answer.total.value,
    unit: answer.total.unit,
    sentence: answer.sentence,
    parts: answer.parts.map(({ id, text, length }) => ({ id, text: `${text}\u202f${answer.unit}`, length })),
    assumed: answer.assumed,
    link: roomLink(input),
  };
}
