import type { MaterialRows } from "./materialRowsCommon.ts";


/** Materials of the Belgian Building Research Institute. */
export const belgianMaterials = (): MaterialRows => ({
  masonry: [
    ["aerated-block", "Aerated concrete block, glued", 0.22, 600, 840],
    ["terracotta-block", "Terracotta block, 1200 kg/m³", 0.51, 1200, 840],
    ["expanded-clay-block", "Expanded clay block, solid", 0.57, 1400, 840],
    ["concrete-block-solid-1700", "Solid concrete block, 1700 kg/m³", 1.19, 1700, 1000],
    ["concrete-block-solid-1800", "Solid concrete block, 1800 kg/m³", 1.69, 1800, 1000],
  ],
  concrete: [
    ["concrete-1600", "Concrete, 1600 kg/m³", 1.2, 1600, 840],
    ["concrete-1900", "Concrete, 1900 kg/m³", 1.4, 1900, 840],
    ["concrete-compacted-reinforced", "Compacted gravel concrete, reinforced", 2, 2500, 840],
    ["concrete-reinforced-1", "Reinforced concrete, 1 % steel", 2.3, 2300, 1000],
    ["concrete-reinforced-2", "Reinforced concrete, 2 % steel", 2.5, 2400, 1000],
  ],
  board: [
    ["osb", "Oriented strand board", 0.13, 650, 1700],
    ["gypsum-cardboard", "Gypsum board, European", 0.21, 700, 1000],
  ],
  wood: [
    ["pine", "Pine", 0.16, 550, 1630],
  ],
  insulation: [
    ["mineral-wool", "Mineral wool board", 0.04, 135, 840],
    ["glass-wool-22", "Glass wool, faced, 22 kg/m³", 0.04, 22, 1030],
    ["polyurethane-150", "Polyurethane board, 150 kg/m³", 0.04, 150, 1470],
    ["xps-30", "Extruded polystyrene, 30 kg/m³", 0.04, 30, 1500],
    ["eps-30", "Expanded polystyrene, 30 kg/m³", 0.04, 30, 1500],
  ],
  roofing: [
    ["epdm", "EPDM membrane", 0.25, 1150, 1000],
    ["bitumen", "Bitumen", 0.17, 1050, 1000],
    ["roof-tile", "Clay roof tile", 1, 2000, 800],
    ["roof-tile-ceramic", "Ceramic roof tile", 1.3, 2300, 840],
  ],
  finish: [
    ["gypsum-plaster", "Gypsum plaster", 0.56, 1300, 840],
    ["cement-plaster", "Cement plaster", 1.55, 1900, 840],
  ],
});

/** Materials of the German building stock's constructions. */
export const germanMaterials = (): MaterialRows => ({
  masonry: [
    ["de-brick", "Solid brick, 1900 kg/m³", 0.9195, 1895, 836],
    ["de-brick-1800", "Solid brick, 1800 kg/m³", 0.7037, 1806.8, 861],
    ["de-loam", "Fibrous loam, 1200 kg/m³", 0.488, 1200, 1000],
    ["de-sandstone", "Baumberg sandstone", 1.7, 1980, 850],
    ["de-aerated-concrete", "Autoclaved aerated concrete, 400 kg/m³", 0.1, 415, 850],
  ],
  concrete: [
    ["de-concrete", "Concrete, German stock", 1.9375, 2104.2, 776],
    ["de-concrete-light", "Vermiculite concrete, 1100 kg/m³", 0.488, 1100, 1050],
    ["de-concrete-polystyrene", "Polystyrene concrete, 900 kg/m³", 0.307, 900, 1380],
    ["de-screed", "Cement screed", 1.4, 1940, 1000],
  ],
  board: [
    ["de-wood-fibreboard", "Wood fibreboard, vapour-permeable", 0.14, 528, 1700],
    ["de-wood-fibreboard-light", "Wood fibreboard, 200 kg/m³", 0.056, 200, 2000],
  ],
  wood: [
    ["de-oak", "Oak floor", 0.18, 740.5, 1600],
    ["de-hardwood", "Hardwood, German stock", 0.13, 650, 1500],
    ["de-wood-clay", "Clay on wooden laths", 0.167, 750, 1600],
  ],
  insulation: [
    ["de-eps", "Expanded polystyrene, 40 kg/m³", 0.035, 39.5, 1450],
    ["de-eps-15", "Expanded polystyrene, 15 kg/m³", 0.04, 15, 1500],
    ["de-xps", "Extruded polystyrene, 55 kg/m³", 0.042, 55, 1380],
    ["de-xps-35", "Extruded polystyrene, 35 kg/m³", 0.038, 35, 1450],
    ["de-glass-wool-40", "Glass wool, 40 kg/m³", 0.049, 40, 840],
    ["de-glass-wool-70", "Glass wool, 70 kg/m³", 0.041, 70, 840],
    ["de-glass-wool-80", "Glass wool, 80 kg/m³", 0.038, 80, 840],
    ["de-expanded-clay", "Expanded clay fill", 0.266, 952, 1000],
    ["de-slag", "Blast-furnace slag fill, 750 kg/m³", 0.221, 750, 920],
  ],
  roofing: [
    ["de-roof-tile", "Clay roof tile, German stock", 0.6, 1650, 850],
    ["de-bitumen-felt", "Bituminized felt", 5, 1200, 1000],
  ],
  finish: [
    ["de-insulating-plaster", "Insulating plaster", 0.07, 280, 1000],
  ],
  "air-space": [
    ["de-air-layer", "Air layer as an equivalent material", 0.35, 1.2, 1005],
  ],
});
