export {
  checkChain,
  followChain,
  type Chain,
  type ChainFile,
  type Followed,
  type FollowedChain,
  type FollowedNumber,
  type FollowedState,
} from "./follow.ts";
export { circleThrough, fileOrder, type FileOrder, type FollowingFile } from "./graph.ts";
export { linkedNumbers, type LinkedNumber } from "./numbers.ts";
export { canFollow, followableResults, type FollowableResult } from "./results.ts";
