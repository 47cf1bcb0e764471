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
export { circleThrough, type FileOrder, type FollowingFile } from "./graph.ts";
export { countedAs, linkedNumbers, type LinkedNumber } from "./numbers.ts";
export { followableResults, followedValue, type FollowableResult, type FollowingField } from "./results.ts";
