/* Types of spaces by the words of their names and by the types of gbXML. */

type Rule = readonly [pattern: RegExp, type: string | null];

/** Rooms of dwellings, which make a kitchen or a bathroom of the same building one too. */
const livingWords =
  /\b(?:(?:master|guest|kids?)? ?bed ?rooms?|bedr|living(?: ?(?:room|kitchen))?|family room|walk in closet|master (?:bath|closet)|dwell\w*|apartment|flat|soggiorno|camera|schlafzimmer|wohnzimmer|wohnen|single family)\b/;

/** Spaces that nobody uses. */
const emptySpaces =
  /\b(?:plenum|risers?|ris|shafts?|chase|voids?|ducts?|attic|under ?floor|crawl ?space|cavity|(?:lifts?|elevators?|carelevator)(?! ?(?:lobby|lobbies|hall)))\b/;

/**
 * Words of names, in order: the first that a name has decides. Names are in lower case, in words. `null` stands for a space without a type. Words other
 * than English are those of public files.
 */
const rules: readonly Rule[] = [
  [/\b(?:lift|elevators?|elev) ?(?:lobby|lobbies|hall)\b/, "lift-lobby"],
  [emptySpaces, null],
  [/\bunit (?:double volume|boh)\b/, null],
  [/\b(?:janitors?|jan|jc|cleaners?|cleaning|custodial|waste|trash|refuse|garbage|recycling|soiled holding)\b/, "janitor"],
  [
    /\b(?:rest ?rooms?|toilets?|wcs?|lav(?:atory|atories)?|ladies|mens(?! (?:locker|bunk|valet))|womens?(?! (?:locker|bunk|valet))|men|powder room|pdr|washrooms?|sanitary\w*)\b/,
    "restroom",
  ],
  [/\b(?:locker|lockers|changing|dressing|showers?|fitting) ?(?:rooms?)?\b/, "locker-room"],
  [/\b(?:server|servers?room|serverroom|data (?:center|centre|hall)|comms?|mdf|idf)\b/, "computer-room"],
  [
    /\b(?:electrical|electric|elec|electro|ele|mechanical|mech|plant ?rooms?|plant (?:area|entrance)|boiler|switch ?(?:room|gear)|substation|transformer|meter|chiller|pumps?|ahu|equipment room|elevator equipment|utility|tech(?:nical)?(?: ?(?:room|hall))?\w*|\w*techroom|\w*watertank|riser substation|solarsystems)\b/,
    "plant-room",
  ],
  [/\b(?:stair(?:s|wells?|cases?|way)?|treppenhaus|trh|escape)\b/, "stairwell"],
  [/\b(?:car ?parks?|parking|garages?)\b/, "parking-garage"],
  [/\b(?:loading|receiving|dock)\b/, "loading-dock"],
  [/\b(?:warehouse|bulk storage)\b/, "warehouse"],

  [/\bnurses?(?: station)?\b/, "nurses-station"],
  [/\b(?:patient|ward|icu|recovery)(?: room)?\b/, "patient-room"],
  [/\b(?:operating|surgery|theatre suite)(?: room)?\b/, "operating-room"],
  [/\b(?:ct scan|mri|x ray|xray|imaging|radiology|ct)\b/, "imaging"],
  [/\b(?:physical therapy|physio\w*|rehab\w*)\b/, "physical-therapy"],
  [/\b(?:exam|examination|treatment|consult\w*|medical|clinic)(?: room)?\b/, "exam-room"],
  [/\bpharmacy\b/, "pharmacy"],

  [
    /\b(?:archive|archives|storage|stores?|store ?rooms?|closets?|cupboards?|pantry|rip|ripostiglio|lager|clean supply|coat room|warderobe\w*|wardrobes?|cellar|\w*storage)\b/,
    "storage",
  ],
  [/\b(?:copy|print(?:er|ing)?|mail)(?: ?room)\b/, "copy-room"],
  [/\b(?:break|staff|tea|lunch) ?(?:room|area|lounge|out)?\b(?! (?:toilet|rest room|office))/, "break-room"],
  [/\b(?:laundry|laundries|utility laundry)\b/, "laundry"],
  [/\b(?:cafeteria|canteen|mess hall)\b/, "cafeteria"],
  [/\b(?:restaurants?|dining(?: ?(?:room|area|hall))?|cafe|coffee(?: shop)?|food court)\b/, "restaurant"],
  [/\b(?:bars?|pub|lounge)\b/, "bar"],
  [/\b(?:kitchens?|kitchenette|cucina|cottura|catering|food prep\w*|servery)\b/, "kitchen"],

  [/\b(?:conf|conference|meetings?|besprechung|bes|board ?room|multi ?purpose)\b/, "meeting-room"],
  [/\b(?:open (?:plan )?office|office open(?: plan)?|open plan|bull ?pen|work ?stations?|work ?room|bur)\b/, "open-office"],
  [/\b(?:director|manager|secretary|principal|private office|instructor|chambers|enclosed office|office enclosed)\b/, "private-office"],
  [/\b(?:science|chemistry|physics|biology) (?:lab\w*|class\w*)\b/, "science-classroom"],
  [/\b(?:lab|labs|laborator\w+)\b/, "laboratory"],
  [/\b(?:lecture)\b/, "lecture-hall"],
  [/\b(?:kindergarten|nursery|day ?care|play ?room)\b/, "classroom-young"],
  [/\b(?:classrooms?|class|training|seminar|teaching)\b/, "classroom"],
  [/\b(?:library stacks|stacks)\b/, "library-stacks"],
  [/\b(?:library|reading)\b/, "library"],
  [/\b(?:auditorium|assembly)\b/, "auditorium"],
  [/\b(?:cinema|movie)\b/, "cinema"],
  [/\b(?:stage)\b/, "stage"],
  [/\b(?:theatres?|theaters?)\b/, "theatre"],
  [/\b(?:worship|chapel|church|sanctuary|prayer|mosque)\b/, "worship"],
  [/\b(?:court ?room)\b/, "courtroom"],
  [/\b(?:exhibit\w*)\b/, "exhibition-hall"],
  [/\b(?:museum|gallery)\b/, "museum"],
  [/\b(?:gymnasium|sports? hall)\b/, "gymnasium"],
  [/\b(?:gym|fitness|exercise|weights?|yoga)\b/, "exercise-room"],
  [/\b(?:pool|swimming|natatorium)\b/, "pool"],

  [/\b(?:supermarket|grocery)\b/, "supermarket"],
  [/\b(?:mall)\b/, "mall"],
  [/\b(?:barber|hair|beauty|salon)\b/, "barber"],
  [/\b(?:bank)\b/, "bank"],
  [/\b(?:shops?|retail|sales|cash)\b/, "retail-sales"],
  [/\b(?:hotel (?:room|suite)|guest ?rooms?)\b/, "hotel-room"],
  [/\b(?:dorm\w*|bunk|sleeping)\b/, "dormitory"],
  [/\b(?:cell|holding cell)\b/, "cell"],
  [/\b(?:vehicle|auto|car) (?:maintenance|repair|service)\b/, "vehicle-maintenance"],
  [/\b(?:workshop|wood ?shop)\b/, "workshop"],
  [/\b(?:manufacturing|production|assembly line|factory)\b/, "manufacturing"],
  [/\b(?:offices?|admin\w*|uffici\w*|büro|buero)\b/, "private-office"],

  [/\b(?:lobby|lobbies|foyer|foy|reception|entrance|entry ?\w*|vest|vestibule|waiting|atrium)\b/, "lobby"],
  [/\b(?:corridors?|corr|circulation|circ|hallway|hall|passage|disbr|disimpegno|flu|flur)\b/, "corridor"],
];

/** Rooms of a dwelling, where the building has living rooms or bedrooms. */
const dwellingRooms = new Set([
  "kitchen",
  "restaurant",
  "restroom",
  "bar",
  "laundry",
  "corridor",
  "private-office",
  "storage",
  "classroom-young",
]);
const bathWords = /\b(?:bath ?rooms?\w*|baths?|bagno|ensuite|spa\w*|sauna)\b/;

/** Types of gbXML, without the kind of building that they may end in. */
const fileTypes: readonly Rule[] = [
  [/^(?:plenum|stairsinactive$)/, null],
  [/^stair/, "stairwell"],
  [/^elevatorlobb/, "lift-lobby"],
  [/^officeopen/, "open-office"],
  [/^(?:officeenclosed|judgeschambers|bankingactivity)/, "private-office"],
  [/^bankcustomer/, "bank"],
  [/^(?:conference|hotelorconference|fellowshiphall)/, "meeting-room"],
  [/^lobbyhotel|^receptionorwaiting(?:hotel|motel)/, "hotel-lobby"],
  [/^(?:lobby|atrium|receptionorwaiting)/, "lobby"],
  [/^corridorswithpatient/, "hospital-corridor"],
  [/^corridor/, "corridor"],
  [/^restrooms/, "restroom"],
  [/^(?:electricalormechanical|equipmentroom)/, "plant-room"],
  [/^dressingorlocker/, "locker-room"],
  [/^serverroom/, "computer-room"],
  [/^(?:loungeorrecreation|publicandstafflounge|officecommon)/, "break-room"],
  [/^(?:activestorage|inactivestorage|museumandgallerystorage|hospitalormedicalsupplies)/, "storage"],
  [/^(?:finematerial|mediumorbulky)/, "warehouse"],
  [/^classroom|^dormitorystudyhall/, "classroom"],
  [/^laborator|^policestationlaboratory/, "laboratory"],
  [/^(?:readingarea|libraryaudiovisual|cardfile)/, "library"],
  [/^stackslibrary/, "library-stacks"],
  [/^diningarealounge/, "bar"],
  [/^diningarea(?:penitentiary|civilservices)/, "cafeteria"],
  [/^diningarea/, "restaurant"],
  [/^foodpreparation/, "kitchen"],
  [/^laundry/, "laundry"],
  [/^livingquarters(?:hotel|motel)/, "hotel-room"],
  [/^(?:livingquarters|dormitorybedroom|sleepingquarters)/, "dormitory"],
  [/^(?:emergency|examortreatment)/, "exam-room"],
  [/^hospitalorradiology/, "imaging"],
  [/^nursestation/, "nurses-station"],
  [/^operatingroom/, "operating-room"],
  [/^(?:patientroom|recovery|hospitalnursery)/, "patient-room"],
  [/^pharmacy/, "pharmacy"],
  [/^physicaltherapy/, "physical-therapy"],
  [/^audienceorseatingareamotionpicture/, "cinema"],
  [/^audienceorseatingareaperforming/, "theatre"],
  [/^(?:audienceorseatingareareligious|worship)/, "worship"],
  [/^audienceorseatingarea(?:auditorium|convention)/, "auditorium"],
  [/^courtroom/, "courtroom"],
  [/^confinementcells/, "cell"],
  [/^exhibitspace/, "exhibition-hall"],
  [/^(?:generalexhibition|restoration)/, "museum"],
  [/^(?:playingarea|courtsports|ringsports|othertelevised)/, "gymnasium"],
  [/^exc?erci?searea/, "exercise-room"],
  [/^supermarket/, "supermarket"],
  [/^mallconcourse/, "mall"],
  [/^(?:barber|personalservices)/, "barber"],
  [/salesarea/, "retail-sales"],
  [/^(?:detailedmanufacturing|generallowbay|generalhighbay)/, "manufacturing"],
  [/^workshop/, "workshop"],
  [/^(?:garageservice|firestationengine)/, "vehicle-maintenance"],
  [/^parkingarea/, "parking-garage"],
  [/^sortingarea/, "mail-sorting"],
  [/^(?:airportconcourse|airortrain|terminalticket)/, "concourse"],
];

/** Models come from other programs: what is no text names nothing. */
const textOf = (name: unknown): string => (typeof name === "string" ? name : "");

/** A name in lower case and in words: “HK_LiftLobby 012” is “hk lift lobby”. */
function wordsOf(name: unknown): string {
  return textOf(name)
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .replaceAll(/['’]/g, "")
    .replaceAll(/[^\p{L}]+/gu, " ")
    .trim();
}

/** Prefixes of programs and levels that say nothing about the use. */
const noise = /\b(?:id space|analytical space|space|zone|floor|level|storey|room)\b/g;

const firstOf = (rules: readonly Rule[], text: string): string | null | undefined => rules.find(([pattern]) => pattern.test(text))?.[1];

/** A space of a model, as far as its use is in its names. */
export interface NamedSpace {
  readonly name: string;
  /** As gbXML names it, such as OfficeEnclosed. */
  readonly spaceType?: string | undefined;
}

/**
 * Types of spaces by the type that a model gives them, else by the words of their names: English ones and those of public models. They are suggestions.
 *
 * Kitchens, bathrooms and storerooms are rooms of a dwelling where the building has living rooms or bedrooms.
 *
 * @param spaces all spaces of a building
 * @returns ids of `spaceType` in the same order; undefined where neither says anything, and for plenums, shafts and lifts
 * @example
 * ```ts
 * import { suggestSpaceTypes } from "@org/hvac-core/reference";
 * suggestSpaceTypes([{ name: "2.14 Conference Rm" }, { name: "Space 3", spaceType: "Restrooms" }, { name: "Riser" }]); // ["meeting-room", "restroom", undefined]
 * ```
 */
export function suggestSpaceTypes(spaces: readonly NamedSpace[]): readonly (string | undefined)[] {
  const names = spaces.map(({ name }) => wordsOf(name));
  const isDwelling = names.some((name) => livingWords.test(name));
  return spaces.map(({ spaceType }, index) => {
    const ofFile = firstOf(fileTypes, textOf(spaceType).toLowerCase());
    if (ofFile !== undefined) return ofFile ?? undefined;
    const name = names[index]!;
    if (livingWords.test(name)) return "dwelling";
    const plain = name.replaceAll(noise, " ");
    const isBath = bathWords.test(plain);
    const type = firstOf(rules, name) ?? undefined;
    if (isDwelling && (isBath || (type !== undefined && dwellingRooms.has(type)))) return "dwelling";
    return type ?? (isBath ? "restroom" : undefined);
  });
}
