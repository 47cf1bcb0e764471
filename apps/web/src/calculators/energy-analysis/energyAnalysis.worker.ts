import { energyAnalysis } from "@org/hvac-core/calculators/energy-analysis";
import { answerQuestions } from "@org/form/answerQuestions";

answerQuestions(energyAnalysis);
