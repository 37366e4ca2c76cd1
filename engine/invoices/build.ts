/** Writes the groups of IBS and CBS as XML, in the order of the layout, and as JSON with the same names. */
import type { Money } from '../core/money.ts'
import { writtenAmount, writtenRate } from './figures.ts'
import { REGULAR_TAGS } from './judging/regular.ts'
import { SPHERE_TAGS } from './judging/sphere.ts'
import type { ItemTaxes, SphereName, SphereTax } from './taxes.ts'

/** Element of a group: a text, or elements in their order. */
export type Written = { readonly [name: string]: string | Written }

export function itemGroup({ code, group }: ItemTaxes, donation: boolean): Written {
  return {
    CST: code.cst,
    cClassTrib: code.code,
    ...(donation && { indDoacao: '1' }),
    ...(group && {
      gIBSCBS: {
        vBC: writtenAmount(group.base),
        ...sphereGroup('ibsState', group.spheres.ibsState),
        ...sphereGroup('ibsMunicipal', group.spheres.ibsMunicipal),
        vIBS: writtenAmount(group.spheres.ibsState.amount + group.spheres.ibsMunicipal.amount),
        ...sphereGroup('cbs', group.spheres.cbs),
        ...(group.regular && {
          gTribRegular: {
            CSTReg: group.regular.code.cst,
            cClassTribReg: group.regular.code.code,
            ...Object.fromEntries(
              REGULAR_TAGS.flatMap(([name, rate, tax]) => [
                [rate, writtenRate(group.regular!.taxes[name].rate)],
                [tax, writtenAmount(group.regular!.taxes[name].amount)],
              ]),
            ),
          },
        }),
      },
    }),
  }
}

function sphereGroup(name: SphereName, { rate, reduction, effective, deferralPercent, deferred, amount }: SphereTax): Written {
  const tags = SPHERE_TAGS[name]
  return {
    [tags.group]: {
      [tags.rate]: writtenRate(rate),
      ...(deferralPercent !== null && { gDif: { pDif: writtenRate(deferralPercent), vDif: writtenAmount(deferred) } }),
      ...(reduction !== null && { gRed: { pRedAliq: writtenRate(reduction), pAliqEfet: writtenRate(effective) } }),
      [tags.tax]: writtenAmount(amount),
    },
  }
}

/** Amounts of an item by the paths of `TOTALS`. */
export function totalsOf({ group }: ItemTaxes): Readonly<Record<string, Money>> {
  if (!group) return {}
  const { ibsState, ibsMunicipal, cbs } = group.spheres
  return {
    vBCIBSCBS: group.base,
    'gIBS/gIBSUF/vDif': ibsState.deferred,
    'gIBS/gIBSUF/vIBSUF': ibsState.amount,
    'gIBS/gIBSMun/vDif': ibsMunicipal.deferred,
    'gIBS/gIBSMun/vIBSMun': ibsMunicipal.amount,
    'gIBS/vIBS': ibsState.amount + ibsMunicipal.amount,
    'gCBS/vDif': cbs.deferred,
    'gCBS/vCBS': cbs.amount,
  }
}

/** @param sums sums by the paths of `TOTALS`; a missing one is zero. */
export function totalsGroup(sums: Readonly<Record<string, Money>>): Written {
  const of = (path: string): string => writtenAmount(sums[path] ?? 0n)
  const tags = (group: string, ...names: readonly string[]): Written =>
    Object.fromEntries(names.map((name) => [name, of(`${group}/${name}`)]))
  const some = (group: string): boolean => Object.entries(sums).some(([path, amount]) => path.startsWith(`${group}/`) && amount !== 0n)
  const CREDIT = ['vCredPres', 'vCredPresCondSus'] as const
  return {
    vBCIBSCBS: of('vBCIBSCBS'),
    gIBS: {
      gIBSUF: tags('gIBS/gIBSUF', 'vDif', 'vDevTrib', 'vIBSUF'),
      gIBSMun: tags('gIBS/gIBSMun', 'vDif', 'vDevTrib', 'vIBSMun'),
      ...tags('gIBS', 'vIBS', ...CREDIT),
    },
    gCBS: tags('gCBS', 'vDif', 'vDevTrib', 'vCBS', ...CREDIT),
    ...(some('gMono') && {
      gMono: tags('gMono', 'vIBSMono', 'vCBSMono', 'vIBSMonoReten', 'vCBSMonoReten', 'vIBSMonoRet', 'vCBSMonoRet'),
    }),
    ...(some('gEstornoCred') && { gEstornoCred: tags('gEstornoCred', 'vIBSEstCred', 'vCBSEstCred') }),
  }
}

/** @param prefix namespace prefix of the document, with its colon. */
export function xmlOf(name: string, written: string | Written, prefix = ''): string {
  const inner =
    typeof written === 'string' ? written : Object.entries(written).reduce((text, [tag, each]) => text + xmlOf(tag, each, prefix), '')
  return `<${prefix}${name}>${inner}</${prefix}${name}>`
}
