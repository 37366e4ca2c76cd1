/** Builds a document line from an item: base, taxes, deferrals and warnings. */

import type { Money } from '../../../../core/money.ts'
import type { Ratio } from '../../../../core/ratio.ts'
import { word } from '../../../../core/text/language.ts'
import { say } from '../../../../core/text/sentence.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import type { Classification, ClassificationsPort } from '../../../../operation/evaluation/ports.ts'
import { type DocumentRates, type LineTaxes, taxesOn, taxesPerUnit, unpaid } from '../../rules/consumption-tax.ts'

export interface Item {
  readonly value: Money
  readonly code: string
  readonly ncm?: string | undefined
  readonly nbs?: string | undefined
  readonly quantity: Ratio
  readonly selective_tax: Money
  readonly excluded_taxes: Money
  readonly base_reduction: Money
  readonly regular_code?: string | undefined
  readonly ad_rem_cbs?: Ratio | undefined
  readonly ad_rem_ibs?: Ratio | undefined
}

export interface Line extends LineTaxes {
  readonly number: number
  readonly code: string
  readonly cst: string
  readonly treatment: string
  readonly article: string
  readonly evidence: 'verified' | 'reported'
  readonly base: Money
  readonly deferred: { readonly cbs: Money; readonly ibsState: Money; readonly ibsMunicipal: Money } | null
  readonly regular: (LineTaxes & { readonly code: string; readonly cst: string; readonly treatment: string }) | null
  /** Codes whose list names the product or service. */
  readonly listedCodes: string[]
  readonly warnings: string[]
}

export interface Document {
  readonly rates: DocumentRates
  /** True when the caller sent all three rates, required for the uniform rates of a sector. */
  readonly allGiven: boolean
}

/** @param at path prefix of the item's fields in the input: '' or 'items.3.'. */
export function lineOf(item: Item, number: number, at: string, { rates, allGiven }: Document, ctx: Context): Line {
  const found = classified(ctx, `${at}code`, item.code)
  served(ctx, at, item, found, allGiven)
  const base = found.kind === 'outside' || found.kind === 'perUnit' ? 0n : baseOf(ctx, at, item)
  const regular = found.kind === 'suspended' ? classified(ctx, `${at}regular_code`, item.regular_code ?? FULL) : null
  if (regular && !TAXED.includes(regular.kind))
    ctx.refuse(`${at}regular_code`, say`${regular.code} não é um código de tributação regular (${regular.treatment})`)
  const taxes =
    found.kind === 'perUnit' ? taxesPerUnit(item.quantity, item.ad_rem_cbs!, item.ad_rem_ibs!) : taxesOn(base, regular ?? found, rates)
  const deferred = found.kind === 'deferred'
  return {
    number,
    code: found.code,
    cst: found.cst,
    treatment: found.treatment,
    article: found.article,
    evidence: found.evidence,
    base,
    ...(deferred || regular ? unpaid(taxes) : taxes),
    deferred: deferred ? { cbs: taxes.cbs.amount, ibsState: taxes.ibsState.amount, ibsMunicipal: taxes.ibsMunicipal.amount } : null,
    regular: regular && { code: regular.code, cst: regular.cst, treatment: regular.treatment, ...taxes },
    listedCodes: listedCodes(item, ctx),
    warnings: warningsOf(item, found, ctx),
  }
}

/** Full taxation, the default code. */
export const FULL = '000001'
const TAXED: readonly string[] = ['full', 'zero', 'outside']

function classified(ctx: Context, field: string, code: string): Classification {
  const found = ctx.classifications.of(code)
  if (found) return found
  const successor = ctx.classifications.replacedBy(code)
  if (successor !== undefined)
    ctx.refuse(
      field,
      successor === null
        ? say`${code} saiu da lista de códigos (cClassTrib), sem outro no lugar; veja /v1/classifications`
        : say`${code} saiu da lista de códigos (cClassTrib); no lugar dele ficou ${successor}`,
    )
  const near = ctx.classifications.near(code)
  return ctx.refuse(
    field,
    say`${code} não está na lista de códigos (cClassTrib)${near.length > 0 ? word`; parecidos: ${near.join(', ')}` : ''}; veja /v1/classifications`,
  )
}

/** Rejects codes whose rate is not defined yet, or that lack required input. */
function served(ctx: Context, at: string, item: Item, { kind, code }: Classification, allGiven: boolean): void {
  const { ad_rem_cbs: cbs, ad_rem_ibs: ibs } = item
  if (kind === 'fixed')
    ctx.refuse(`${at}code`, say`${code} tem alíquota fixa, cuja divisão entre CBS e IBS não foi lida: não é calculado aqui`)
  if (kind === 'sector' && !allGiven)
    ctx.refuse(
      `${at}code`,
      say`${code} tem alíquotas próprias do setor: informe cbs_rate, ibs_state_rate e ibs_municipal_rate, de 2027 em diante`,
    )
  if (kind === 'perUnit' && (cbs === undefined || ibs === undefined))
    ctx.refuse(
      `${at}${cbs === undefined ? 'ad_rem_cbs' : 'ad_rem_ibs'}`,
      'é necessário para combustíveis: nenhuma lei fixou ainda os reais por unidade',
    )
  if (kind !== 'perUnit' && (cbs !== undefined || ibs !== undefined))
    ctx.refuse(`${at}${cbs === undefined ? 'ad_rem_ibs' : 'ad_rem_cbs'}`, say`só vale para combustíveis; ${code} é tributado por alíquota`)
  if (kind !== 'suspended' && item.regular_code !== undefined)
    ctx.refuse(`${at}regular_code`, say`só vale na suspensão (550); ${code} não é suspenso`)
  if (item.ncm !== undefined && item.nbs !== undefined) ctx.refuse(`${at}nbs`, 'informe ncm, de um produto, ou nbs, de um serviço')
}

function baseOf(
  ctx: Context,
  at: string,
  { value, excluded_taxes: excluded, base_reduction: less, selective_tax: selective }: Item,
): Money {
  if (excluded + less > value) ctx.refuse(`${at}${less > value ? 'base_reduction' : 'excluded_taxes'}`, 'o que sai da base passa do valor')
  return value - excluded - less + selective
}

function warningsOf({ ncm, nbs }: Item, { code, evidence }: Classification, ctx: Context): string[] {
  const warnings: string[] = []
  const number = ncm ?? nbs
  if (number !== undefined && ctx.classifications.covers(code, ncm === undefined ? 'NBS' : 'NCM', number) === false)
    warnings.push(word`${ncm === undefined ? 'O NBS' : 'O NCM'} ${number} não está entre os que a lista dá para ${code}: confira o código.`)
  if (code === FULL && ncm !== undefined) warnings.push(...listedElsewhere(ncm, ctx.classifications))
  if (evidence === 'reported') warnings.push(word`O código ${code} é de uma tabela mais nova, vista em uma só fonte: confira na Receita.`)
  return warnings
}

/** Codes that list a product computed under full taxation: the list may mean another treatment, such as a zero rate. */
function listedElsewhere(ncm: string, classifications: ClassificationsPort): string[] {
  const codes = new Map(classifications.covering('NCM', ncm).map((each) => [each.code, each]))
  return [...codes.values()].map(({ code, item }) => {
    const place =
      item?.annex == null
        ? word`na lista`
        : item.item === null
          ? word`no Anexo ${item.annex}`
          : word`no Anexo ${item.annex}, item ${item.item}`
    return word`${ncm} está ${place}: ${code} (${classifications.of(code)!.treatment}); calculado como ${FULL}.`
  })
}

/** Codes other than full taxation whose list contains the product or service, by their order in the list. */
function listedCodes({ ncm, nbs }: Pick<Item, 'ncm' | 'nbs'>, { classifications }: Context): string[] {
  const number = ncm ?? nbs
  if (number === undefined) return []
  const found = classifications.covering(ncm === undefined ? 'NBS' : 'NCM', number).map(({ code }) => code)
  return [...new Set(found)].filter((code) => code !== FULL)
}
