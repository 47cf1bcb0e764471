import { squareFoot } from "../../constants/inchPound.ts";
import type { FileSpace } from "../model/fileModel.ts";
import type { SpaceUse } from "../model/spaceUse.ts";
import { attributeOf, childOf, childrenOf, type XmlElement } from "../xml/element.ts";
import { idOf, nameOf, present } from "./constructions.ts";
import type { UnitReader } from "./fileUnits.ts";
import { loopsIn } from "./geometry.ts";

/** Number of people, entered as such or as the area of one. */
function peopleOf(space: XmlElement, area: number | undefined, units: UnitReader): number | undefined {
  const element = childOf(space, "PeopleNumber");
  const value = units.number(space, "PeopleNumber");
  if (value === undefined) return undefined;
  const unit = attributeOf(element, "unit") ?? "NumberOfPeople";
  if (unit === "NumberOfPeople") return value;
  if (area === undefined || value === 0) return undefined;
  return unit === "SquareMPerPerson" ? area / value : unit === "SquareFtPerPerson" ? area / (value * squareFoot) : undefined;
}

function heatOf(space: XmlElement, type: string, units: UnitReader): number | undefined {
  const gain = childrenOf(space, "PeopleHeatGain").find((each) => attributeOf(each, "heatGainType") === type);
  return units.property(gain, "heatPerPerson");
}

function useOf(space: XmlElement, area: number | undefined, units: UnitReader): SpaceUse {
  const property = (name: string, kind: string): number | undefined => units.property(childOf(space, name), kind);
  const airChanges = units.number(space, "AirChangesPerHour");
  return present<SpaceUse>({
    people: peopleOf(space, area, units),
    sensiblePerPerson: heatOf(space, "Sensible", units),
    latentPerPerson: heatOf(space, "Latent", units),
    lighting: property("LightPowerPerArea", "powerPerArea"),
    equipment: property("EquipPowerPerArea", "powerPerArea"),
    airChanges: airChanges === undefined ? undefined : airChanges / 3600,
    outdoorAirPerPerson: property("OAFlowPerPerson", "airflow"),
    outdoorAirPerArea: property("OAFlowPerArea", "airflowPerArea"),
    peopleScheduleId: attributeOf(space, "peopleScheduleIdRef"),
    lightingScheduleId: attributeOf(space, "lightScheduleIdRef"),
    equipmentScheduleId: attributeOf(space, "equipmentScheduleIdRef"),
  });
}

export function spaceOf(space: XmlElement, units: UnitReader): FileSpace {
  const area = units.area(space, "Area");
  return present<FileSpace>({
    id: idOf(space),
    name: nameOf(space),
    cadId: attributeOf(space, "CADObjectId") ?? (childOf(space, "CADObjectId")?.text || undefined),
    storeyId: attributeOf(space, "buildingStoreyIdRef"),
    zoneId: attributeOf(space, "zoneIdRef"),
    conditionType: attributeOf(space, "conditionType"),
    spaceType: attributeOf(space, "spaceType"),
    area,
    volume: units.volume(space, "Volume"),
    shell: childrenOf(space, "ShellGeometry").flatMap((shell) =>
      childrenOf(shell, "ClosedShell").flatMap((closed) => loopsIn(closed, units, shell)),
    ),
    floor: childrenOf(space, "PlanarGeometry")
      .flatMap((planar) => loopsIn(planar, units))
      .filter((polygon) => polygon.length > 2),
    use: useOf(space, area, units),
  });
}
