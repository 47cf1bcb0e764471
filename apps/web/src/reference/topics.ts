import { airChangesTopic } from "./topics/air-changes/topic.ts";
import { topicGroups, type Topic, type TopicGroup } from "./topic.ts";

/** Every topic of the reference, in the order of the list: the one place where a topic is listed. */
export const topics: readonly Topic[] = [airChangesTopic];

export function topicOf(id: string | undefined): Topic | undefined {
  return topics.find((topic) => topic.id === id);
}

/** The topics by their groups; groups without any are left out. */
export function groupedTopics(): readonly { readonly group: TopicGroup; readonly title: string; readonly topics: readonly Topic[] }[] {
  return Object.entries(topicGroups)
    .map(([group, title]) => ({ group: group as TopicGroup, title, topics: topics.filter((topic) => topic.group === group) }))
    .filter((each) => each.topics.length > 0);
}
