import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import { answerQuestions } from "@org/ui/answerQuestions";

answerQuestions(heatLoad);
