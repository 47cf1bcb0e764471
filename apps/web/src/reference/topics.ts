import { airChangesTopic } from "./topics/air-changes/topic.ts";
import { airDistributionTopic } from "./topics/air-distribution/topic.ts";
import { appliancesTopic } from "./topics/appliances/topic.ts";
import { buildingModelsTopic } from "./topics/building-models/topic.ts";
import { climateStationsTopic } from "./topics/climate-stations/topic.ts";
import { constructionBuilderTopic } from "./topics/construction-builder/topic.ts";
import { constructionsTopic } from "./topics/constructions/topic.ts";
import { dataCentresTopic } from "./topics/data-centres/topic.ts";
import { ductDesignTopic } from "./topics/duct-design/topic.ts";
import { ductSizesTopic } from "./topics/duct-sizes/topic.ts";
import { energyBenchmarksTopic } from "./topics/energy-benchmarks/topic.ts";
import { envelopeLimitsTopic } from "./topics/envelope-limits/topic.ts";
import { equipmentEfficienciesTopic } from "./topics/equipment-efficiencies/topic.ts";
import { exhaustRatesTopic } from "./topics/exhaust-rates/topic.ts";
import { fittingsTopic } from "./topics/fittings/topic.ts";
import { frictionChartsTopic } from "./topics/friction-charts/topic.ts";
import { fuelsTopic } from "./topics/fuels/topic.ts";
import { gridCarbonTopic } from "./topics/grid-carbon/topic.ts";
import { healthCareTopic } from "./topics/health-care/topic.ts";
import { lightingTopic } from "./topics/lighting/topic.ts";
import { liquidsTopic } from "./topics/liquids/topic.ts";
import { materialsTopic } from "./topics/materials/topic.ts";
import { moistAirConverterTopic } from "./topics/moist-air-converter/topic.ts";
import { moistAirTopic } from "./topics/moist-air/topic.ts";
import { motorsTopic } from "./topics/motors/topic.ts";
import { partitionsTopic } from "./topics/partitions/topic.ts";
import { peopleTopic } from "./topics/people/topic.ts";
import { pipeDesignTopic } from "./topics/pipe-design/topic.ts";
import { pipeSizesTopic } from "./topics/pipe-sizes/topic.ts";
import { refrigerantDiagramsTopic } from "./topics/refrigerant-diagrams/topic.ts";
import { refrigerantLimitsTopic } from "./topics/refrigerant-limits/topic.ts";
import { refrigerantSaturationTopic } from "./topics/refrigerant-saturation/topic.ts";
import { refrigerantsTopic } from "./topics/refrigerants/topic.ts";
import { schedulesTopic } from "./topics/schedules/topic.ts";
import { soundAbsorptionTopic } from "./topics/sound-absorption/topic.ts";
import { soundCriteriaTopic } from "./topics/sound-criteria/topic.ts";
import { soundElementsTopic } from "./topics/sound-elements/topic.ts";
import { surfaceResistancesTopic } from "./topics/surface-resistances/topic.ts";
import { typicalEnvelopesTopic } from "./topics/typical-envelopes/topic.ts";
import { unitConverterTopic } from "./topics/unit-converter/topic.ts";
import { usesTopic } from "./topics/uses/topic.ts";
import { velocitiesTopic } from "./topics/velocities/topic.ts";
import { ventilationRatesTopic } from "./topics/ventilation-rates/topic.ts";
import { weatherFilesTopic } from "./topics/weather-files/topic.ts";
import { windowsTopic } from "./topics/windows/topic.ts";
import { topicGroups, type Topic, type TopicGroup } from "./topic.ts";

/** Every topic of the reference, in the order of the list: the one place where a topic is listed. */
export const topics: readonly Topic[] = [
  ventilationRatesTopic,
  exhaustRatesTopic,
  airChangesTopic,
  healthCareTopic,
  airDistributionTopic,
  peopleTopic,
  appliancesTopic,
  lightingTopic,
  usesTopic,
  schedulesTopic,
  moistAirTopic,
  liquidsTopic,
  ductSizesTopic,
  ductDesignTopic,
  pipeSizesTopic,
  pipeDesignTopic,
  velocitiesTopic,
  fittingsTopic,
  frictionChartsTopic,
  refrigerantsTopic,
  refrigerantSaturationTopic,
  refrigerantDiagramsTopic,
  refrigerantLimitsTopic,
  soundCriteriaTopic,
  soundAbsorptionTopic,
  partitionsTopic,
  soundElementsTopic,
  equipmentEfficienciesTopic,
  motorsTopic,
  fuelsTopic,
  gridCarbonTopic,
  energyBenchmarksTopic,
  dataCentresTopic,
  materialsTopic,
  constructionsTopic,
  constructionBuilderTopic,
  windowsTopic,
  surfaceResistancesTopic,
  envelopeLimitsTopic,
  typicalEnvelopesTopic,
  buildingModelsTopic,
  climateStationsTopic,
  unitConverterTopic,
  moistAirConverterTopic,
  weatherFilesTopic,
];

export function topicOf(id: string | undefined): Topic | undefined {
  return topics.find((topic) => topic.id === id);
}

/** The topics by their groups; groups without any are left out. */
export function groupedTopics(): readonly { readonly group: TopicGroup; readonly title: string; readonly topics: readonly Topic[] }[] {
  return Object.entries(topicGroups)
    .map(([group, title]) => ({ group: group as TopicGroup, title, topics: topics.filter((topic) => topic.group === group) }))
    .filter((each) => each.topics.length > 0);
}
