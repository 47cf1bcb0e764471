import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import { answerQuestions } from "@org/form/answerQuestions";

answerQuestions(heatLoad);
