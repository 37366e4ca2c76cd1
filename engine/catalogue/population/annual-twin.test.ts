import { describe, expect, it } from 'vitest'
import { portsOn } from '../../../test/support/ports.ts'
import { reformOf } from '../../core/reform/reform.ts'
import { annualText } from './annual-twin.ts'

const DAY = '2026-11-14'
const ports = portsOn(DAY)
const twin = (law: string): string | null => annualText(reformOf(law, ports, DAY), ports.registry.laws, DAY)

describe('annual equivalent of a change to the monthly table', () => {
  it('multiplies limits by twelve', () => {
    expect(twin('irrf/brackets/0/limit=2500')).toBe('irpf-annual/brackets/0/limit=30000')
    expect(twin('irrf/brackets=[(2500,0%),(null,20%)]')).toBe('irpf-annual/brackets=[(30000,0%),(null,20%)]')
    expect(twin('irrf=@2025-05-01')).toBe('irpf-annual=@2025-05-01')
    expect(twin('irrf/reduction=null')).toBe('irpf-annual/reduction=null')
  })

  it('copies the rows of a date before the annual table’s record, then applies the cell changes', () => {
    expect(twin('irrf=@1996-01-01*2')).toBe('irpf-annual/brackets=[(21600,0%),(43200,15%),(null,25%)];irpf-annual/reduction=null')
    expect(twin('irrf=@1996-01-01*2;irrf/brackets/0/limit=2000')).toBe(
      'irpf-annual/brackets=[(24000,0%),(43200,15%),(null,25%)];irpf-annual/reduction=null',
    )
  })

  it('is null for figures the annual table lacks and for a change from a single date', () => {
    expect(twin('irrf/perDependent=250')).toBeNull()
    expect(twin('inss*1.1')).toBeNull()
    expect(twin('irrf@2027-01-01/brackets/0/limit=2500')).toBeNull()
  })
})
