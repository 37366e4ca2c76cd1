// Written by the scripts from what the folders hold. Not edited, not committed.
import series_cdi from './series/cdi.ts'
import series_dollar from './series/dollar.ts'
import series_euro from './series/euro.ts'
import series_igpdi from './series/igpdi.ts'
import series_igpm from './series/igpm.ts'
import series_igpm_index from './series/igpm-index.ts'
import series_inpc from './series/inpc.ts'
import series_ipc_br from './series/ipc-br.ts'
import series_ipc_fipe from './series/ipc-fipe.ts'
import series_ipca from './series/ipca.ts'
import series_ipca_12_months from './series/ipca-12-months.ts'
import series_ipca_index from './series/ipca-index.ts'
import series_ipca15 from './series/ipca15.ts'
import series_minimum_wage from './series/minimum-wage.ts'
import series_poupanca from './series/poupanca.ts'
import series_selic_month from './series/selic-month.ts'
import series_selic_over from './series/selic-over.ts'
import series_selic_target from './series/selic-target.ts'
import series_taxa_legal from './series/taxa-legal.ts'
import series_tr from './series/tr.ts'

export const allSeries = [
  series_cdi,
  series_dollar,
  series_euro,
  series_igpdi,
  series_igpm,
  series_igpm_index,
  series_inpc,
  series_ipc_br,
  series_ipc_fipe,
  series_ipca,
  series_ipca_12_months,
  series_ipca_index,
  series_ipca15,
  series_minimum_wage,
  series_poupanca,
  series_selic_month,
  series_selic_over,
  series_selic_target,
  series_taxa_legal,
  series_tr,
] as const
