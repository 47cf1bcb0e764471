/**
 * Other names of cities by country: in the language and script of the place, historic names and abbreviations. A name applies to all stations and
 * towns that begin with the English one.
 */
const rows: Readonly<Record<string, string>> = {
  ARE: "Dubai=دبي;Abu Dhabi=أبوظبي;Sharjah=الشارقة",
  ARM: "Yerevan=Երևան",
  AUT: "Vienna=Wien",
  AZE: "Baku=Bakı",
  BEL: "Brussels=Bruxelles,Brussel;Antwerp=Antwerpen,Anvers;Liège=Luik",
  BGR: "Sofia=София",
  BLR: "Minsk=Мінск,Минск",
  CHE: "Geneva=Genève,Genf;Zürich=Zurigo;Basel=Bâle",
  CHN: "Beijing=北京,Peking;Shanghai=上海;Guangzhou=广州,Canton;Shenzhen=深圳;Chengdu=成都;Chongqing=重庆;Tianjin=天津;Wuhan=武汉;Xian=西安,Xi'an;Nanjing=南京,Nanking;Hangzhou=杭州;Harbin=哈尔滨;Shenyang=沈阳;Dalian=大连;Qingdao=青岛,Tsingtao;Kunming=昆明;Jinan=济南;Changsha=长沙;Zhengzhou=郑州;Suzhou=苏州",
  CYP: "Nicosia=Λευκωσία,Lefkosia",
  CZE: "Prague=Praha;Pilsen=Plzeň",
  DEU: "Munich=München;Cologne=Köln;Nürnberg=Nuremberg;Hannover=Hanover;Braunschweig=Brunswick",
  DNK: "Copenhagen=København",
  DZA: "Algiers=Alger,الجزائر;Oran=وهران",
  EGY: "Cairo=القاهرة,Le Caire;Alexandria=الإسكندرية",
  ESP: "Seville=Sevilla;Zaragoza=Saragossa;A Coruña=La Coruña;Palma=Palma de Mallorca",
  FIN: "Helsinki=Helsingfors;Turku=Åbo",
  FRA: "Lyon=Lyons;Marseille=Marseilles;Strasbourg=Straßburg;Nice=Nizza",
  GBR: "Edinburgh=Dùn Èideann;Cardiff=Caerdydd;Swansea=Abertawe",
  GEO: "Tbilisi=თბილისი,Tiflis",
  GRC: "Athens=Αθήνα,Athina;Thessaloniki=Θεσσαλονίκη,Salonica",
  HKG: "Hong Kong=香港",
  HRV: "Zagreb=Agram",
  HUN: "Budapest=Pest",
  IDN: "Jakarta=Djakarta",
  IND: "Mumbai=Bombay,मुंबई;Chennai=Madras,சென்னை;Kolkata=Calcutta,কলকাতা;Bengaluru=Bangalore,ಬೆಂಗಳೂರು;New Delhi=Delhi,नई दिल्ली;Pune=Poona;Hyderabad=హైదరాబాద్;Thiruvananthapuram=Trivandrum;Varanasi=Benares",
  IRL: "Dublin=Baile Átha Cliath",
  IRN: "Tehran=تهران,Teheran;Isfahan=اصفهان;Mashhad=مشهد",
  ISR: "Tel Aviv=תל אביב;Jerusalem=ירושלים",
  ITA: "Rome=Roma;Milan=Milano;Turin=Torino;Naples=Napoli;Venice=Venezia;Florence=Firenze;Genoa=Genova",
  JOR: "Amman=عمان",
  JPN: "Tokyo=東京;Osaka=大阪;Nagoya=名古屋;Sapporo=札幌;Fukuoka=福岡;Kyoto=京都;Hiroshima=広島;Sendai=仙台;Kobe=神戸;Yokohama=横浜;Naha=那覇",
  KAZ: "Almaty=Алматы,Alma-Ata;Astana=Nur-Sultan,Нұр-Сұлтан",
  KOR: "Seoul=서울;Busan=부산,Pusan;Incheon=인천;Daegu=대구,Taegu;Daejeon=대전;Gwangju=광주",
  KWT: "Kuwait=الكويت",
  LBN: "Beirut=بيروت,Beyrouth",
  LUX: "Luxembourg=Lëtzebuerg,Luxemburg",
  LVA: "Riga=Rīga",
  MAR: "Casablanca=الدار البيضاء;Marrakech=مراكش,Marrakesh;Fes=فاس,Fez;Tangier=Tanger;Rabat=الرباط",
  MEX: "Mexico City=Ciudad de México,CDMX",
  MMR: "Yangon=Rangoon",
  MNG: "Ulaanbaatar=Улаанбаатар,Ulan Bator",
  NLD: "The Hague=Den Haag,'s-Gravenhage",
  OMN: "Muscat=مسقط",
  PAK: "Karachi=کراچی;Lahore=لاہور",
  POL: "Warsaw=Warszawa;Kraków=Cracow,Krakau;Gdańsk=Danzig;Wrocław=Breslau;Poznań=Posen;Szczecin=Stettin",
  PRK: "Pyongyang=평양",
  PRT: "Lisbon=Lisboa;Porto=Oporto",
  QAT: "Doha=الدوحة",
  ROU: "Bucharest=București;Iaşi=Jassy;Cluj-Napoca=Klausenburg",
  RUS: "Moscow=Москва,Moskva,Moskau;Saint Petersburg=Санкт-Петербург,Sankt-Peterburg,Leningrad;Novosibirsk=Новосибирск;Yekaterinburg=Екатеринбург;Vladivostok=Владивосток;Kazan=Казань;Samara=Самара;Omsk=Омск;Sochi=Сочи;Irkutsk=Иркутск",
  SAU: "Riyadh=الرياض;Jeddah=جدة,Jiddah;Mecca=مكة,Makkah;Dammam=الدمام",
  SGP: "Singapore=新加坡,Singapura",
  SRB: "Belgrade=Београд,Beograd",
  SWE: "Gothenburg=Göteborg",
  SYR: "Damascus=دمشق;Aleppo=حلب",
  THA: "Bangkok=กรุงเทพ,Krung Thep;Chiang Mai=เชียงใหม่",
  TUN: "Tunis=تونس",
  TUR: "Istanbul=İstanbul,Constantinople;Izmir=İzmir,Smyrna",
  TWN: "Taipei=台北,臺北;Kaohsiung=高雄;Taichung=台中",
  UKR: "Kyiv=Київ,Kiev,Киев;Kharkiv=Харків,Kharkov,Харьков;Odesa=Одеса,Odessa;Lviv=Львів,Lemberg,Lvov;Dnipro=Дніпро",
  USA: "New York=NYC,New York City;Los Angeles=LA;San Francisco=SF,Frisco;Washington=Washington DC,DC;Philadelphia=Philly;New Orleans=NOLA;Salt Lake City=SLC;Las Vegas=Vegas;Dallas=DFW;Minneapolis=St. Paul,Twin Cities;Oklahoma City=OKC;Kansas City=KC",
  UZB: "Tashkent=Toshkent,Ташкент;Samarkand=Samarqand",
  VNM: "Ho Chi Minh City=Saigon,Sài Gòn,Thành phố Hồ Chí Minh;Hanoi=Hà Nội;Da Nang=Đà Nẵng",
  ZAF: "Port Elizabeth=Gqeberha;Pretoria=Tshwane;Cape Town=Kaapstad",
};

interface Alias {
  readonly name: string;
  readonly others: readonly string[];
}

/** English names with their other names, by country. */
export function placeAliases(): ReadonlyMap<string, readonly Alias[]> {
  aliases ??= new Map(
    Object.entries(rows).map(([country, row]) => [
      country,
      row.split(";").map((each) => {
        const [name, others] = each.split("=") as [string, string];
        return { name, others: others.split(",") };
      }),
    ]),
  );
  return aliases;
}

let aliases: ReadonlyMap<string, readonly Alias[]> | undefined;
