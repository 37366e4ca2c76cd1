/** Rules of the note (NT 2025.002) with their rejection codes, and the differences they find. */
import { translate, word } from '../../core/text/language.ts'

type Severity = 'rejected' | 'future' | 'warning'

export interface Difference {
  /** Path below the group of taxes: `gIBSCBS/vBC`. */
  readonly tag: string
  /** Path below `infNFe`. */
  readonly path: string
  readonly found: string | null
  readonly expected: string | null
  readonly rule: string
  /** Rejection code; null where no rule has one. */
  readonly code: number | null
  readonly severity: Severity
  readonly message: string
}

type Named = readonly [code: number | null, title: string]

const RATE = 'A alíquota não é a do ano e do código'
const NO_REDUCTION = 'Falta a redução de alíquota que o CST pede'
const REDUCTION_LEFT = 'O CST não tem redução de alíquota'
const PERCENT = 'O percentual de redução não é o do código'
const EFFECTIVE = 'A alíquota efetiva não é a alíquota menos a redução'
const NO_DEFERRAL = 'Falta o diferimento que o CST pede'
const DEFERRAL_LEFT = 'O CST não tem diferimento'
const DEFERRED = 'O valor diferido não é base vezes alíquota vezes percentual'
const AMOUNT = 'O tributo não é a base vezes a alíquota, menos o diferido e o devolvido'
const REGULAR = 'O tributo da tributação regular não é a base vezes a alíquota'
const TOTAL = 'O total não é a soma dos itens'
const CREDIT_ZFM = 'O crédito presumido da ZFM só vai na nota de crédito do tipo 02'

const RULES = {
  schema: [225, 'O leiaute não aceita esta tag como veio'],
  'UB12-10': [1115, 'Falta o grupo de IBS e CBS'],
  'UB13-10': [1020, 'Este CST não existe'],
  'UB13-20': [1021, 'O CST não admite o grupo de IBS e CBS'],
  'UB13-30': [1022, 'O CST pede o grupo de IBS e CBS'],
  'UB13-39': [1151, 'O CST não admite o grupo da monofasia'],
  'UB13-40': [1116, 'O CST pede o grupo da monofasia'],
  'UB13-44': [1131, 'O CST não admite transferência de crédito'],
  'UB13-45': [1132, 'O CST pede a transferência de crédito'],
  'UB14-10': [1023, 'Este código de classificação não existe, ou não vale no dia'],
  'UB14-20': [1024, 'O código de classificação é de outro CST'],
  'UB14-25': [1025, 'O código de classificação não vale neste modelo de nota'],
  'UB14-60': [1202, 'Este tipo de nota de débito pede outro código'],
  'UB14-70': [null, 'Este tipo de nota de crédito pede outro código'],
  'UB16-10': [1104, 'A base não é a que a lei dá'],
  'UB18-10': [1026, RATE],
  'UB22-10': [1029, DEFERRAL_LEFT],
  'UB22-20': [1030, NO_DEFERRAL],
  'UB23-10': [1031, DEFERRED],
  'UB26-10': [1032, REDUCTION_LEFT],
  'UB26-20': [1033, NO_REDUCTION],
  'UB27-10': [1034, PERCENT],
  'UB28-10': [1035, EFFECTIVE],
  'UB35-10': [1041, AMOUNT],
  'UB37-10': [1036, RATE],
  'UB40-10': [1044, NO_DEFERRAL],
  'UB40-20': [1083, DEFERRAL_LEFT],
  'UB42-10': [1045, DEFERRED],
  'UB45-10': [1007, REDUCTION_LEFT],
  'UB45-20': [1074, NO_REDUCTION],
  'UB46-10': [1046, PERCENT],
  'UB47-10': [1047, EFFECTIVE],
  'UB54-10': [1052, AMOUNT],
  'UB54a-10': [1150, 'O IBS do item não é a soma do IBS do estado e do município'],
  'UB56-10': [1037, RATE],
  'UB59-10': [1061, NO_DEFERRAL],
  'UB59-20': [1090, DEFERRAL_LEFT],
  'UB61-10': [1062, DEFERRED],
  'UB64-10': [1028, REDUCTION_LEFT],
  'UB64-20': [1079, NO_REDUCTION],
  'UB65-10': [1063, PERCENT],
  'UB66-10': [1064, EFFECTIVE],
  'UB67-10': [1069, AMOUNT],
  'UB68-10': [1065, 'O código pede a tributação regular'],
  'UB68-11': [1114, 'O código não admite a tributação regular'],
  'UB69-10': [1066, 'O CST da tributação regular não existe'],
  'UB70-10': [1067, 'O código da tributação regular não existe'],
  'UB72-10': [1040, REGULAR],
  'UB72b-10': [1051, REGULAR],
  'UB72d-10': [1068, REGULAR],
  'UB82a-10': [1141, 'A compra governamental pede a composição do tributo'],
  'UB82a-30': [1144, 'A composição do tributo só vai em compra governamental'],
  'UB112-10': [1169, 'O CST não admite ajuste de competência'],
  'UB112-20': [1170, 'O CST pede o ajuste de competência'],
  'UB120-10': [1049, 'A NFC-e não admite crédito presumido'],
  'UB125-10': [1107, 'O crédito presumido do IBS passa do valor do produto'],
  'UB126-10': [1056, 'O crédito presumido suspenso do IBS só vale a partir de 2033'],
  'UB129-10': [1124, 'O crédito presumido da CBS passa do valor do produto'],
  'UB130-10': [1060, 'O crédito presumido suspenso da CBS só vale a partir de 2027'],
  'UB131-10': [1138, 'A NFC-e não admite crédito presumido da ZFM'],
  'UB131-20': [1134, 'O CST não admite o crédito presumido da ZFM'],
  'UB131-30': [1135, 'O CST pede o crédito presumido da ZFM'],
  'UB131-40': [1158, CREDIT_ZFM],
  'UB131-50': [1159, 'A nota de crédito do tipo 02 pede o crédito presumido da ZFM'],
  'UB133-10': [1136, 'O tipo de crédito presumido da ZFM se repete na nota'],
  'UB106-30': [1133, 'A transferência de crédito só vai em nota de débito'],
  'VB01-10': [1105, 'O total do item não é a soma dos valores dele'],
  'VC02-14': [321, 'A devolução não diz que nota é devolvida'],
  'VC02-15': [1102, 'A devolução não diz que item da nota é devolvido'],
  'VC02-20': [1072, 'A mesma nota e item são referidos duas vezes'],
  'B25-80': [1001, 'A nota de débito ou de crédito só traz IBS e CBS'],
  'B25-110': [1161, 'A nota de crédito é de entrada'],
  'B25-120': [1162, 'A nota de débito é de saída'],
  'W33-10': [1075, TOTAL],
  'W34-10': [1118, 'Há totais de IBS e CBS e nenhum item tem o grupo'],
  'W34-20': [1119, 'Faltam os totais de IBS e CBS'],
  'W35-10': [1076, TOTAL],
  'W38-10': [1077, TOTAL],
  'W39-10': [1078, TOTAL],
  'W41-10': [1080, TOTAL],
  'W43-10': [1081, TOTAL],
  'W44-10': [1082, TOTAL],
  'W46-10': [1084, TOTAL],
  'W47-10': [1085, TOTAL],
  'W48-10': [1086, TOTAL],
  'W53-10': [1088, TOTAL],
  'W54-10': [1089, TOTAL],
  'W56-10': [1091, TOTAL],
  'W56a-10': [1087, TOTAL],
  'W58-10': [1092, TOTAL],
  'W59-10': [1093, TOTAL],
  'W59a-10': [1120, TOTAL],
  'W59b-10': [1121, TOTAL],
  'W59c-10': [1122, TOTAL],
  'W59d-10': [1123, TOTAL],
  'W59f-10': [1176, TOTAL],
  'W59g-10': [1177, TOTAL],
  'W60-10': [1094, 'O total da nota não é a soma do total dos itens'],
  asked: [null, 'O código da nota não é o que você informou'],
} as const satisfies Readonly<Record<string, Named>>

export type Rule = keyof typeof RULES

export const titleOf = (rule: Rule): string => translate(RULES[rule][1])

export interface Finding {
  readonly tag: string
  readonly path: string
  readonly found?: string | null
  readonly expected?: string | null
  readonly severity?: Severity
  /** Closing words, in place of the two figures. */
  readonly advice?: string
}

export function difference(rule: Rule, { tag, path, found = null, expected = null, severity = 'rejected', advice }: Finding): Difference {
  return { tag, path, found, expected, rule, code: RULES[rule][0], severity, message: messageOf(rule, tag, found, expected, advice) }
}

function messageOf(rule: Rule, tag: string, found: string | null, expected: string | null, advice: string | undefined): string {
  const title = titleOf(rule)
  if (advice !== undefined) return word`${title}: ${advice}.`
  if (found !== null && expected !== null) return word`${title}: ${tag} está ${found}; escreva ${expected}.`
  if (expected !== null) return word`${title}: ${tag} falta; escreva ${expected}.`
  return found === null ? word`${title}: escreva ${tag}.` : word`${title}: tire ${tag}.`
}

export const isRule = (rule: string): rule is Rule => Object.hasOwn(RULES, rule)
