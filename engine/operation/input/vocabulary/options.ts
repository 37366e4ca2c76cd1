/** Equivalent option names across operations: pages use them to carry a value from one form to another. */
export const SHARED_OPTIONS: readonly (readonly string[])[] = [
  ['sem_justa_causa', 'without_cause'],
  ['justa_causa', 'with_cause'],
  ['pedido_demissao', 'resignation'],
  ['acordo', 'mutual_agreement'],
  ['homem', 'male', 'masculino'],
  ['mulher', 'female', 'feminino'],
]
