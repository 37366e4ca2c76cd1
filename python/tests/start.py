"""What importing and a first answer cost, of the processor and by the clock: printed by the lane, held by nobody, since machines differ."""

import time

begun, begun_on_the_clock = time.process_time(), time.perf_counter()
import centavo  # noqa: E402

imported, on_the_clock = time.process_time() - begun, time.perf_counter() - begun_on_the_clock
print(f"import {imported:.3f} s of processor, {on_the_clock:.3f} s on the clock (0.4 wanted)")
begun, begun_on_the_clock = time.process_time(), time.perf_counter()
centavo.calculate("net-salary", gross_salary=5200, dependents=1)
answered, on_the_clock = time.process_time() - begun, time.perf_counter() - begun_on_the_clock
print(f"first answer {answered:.3f} s of processor, {on_the_clock:.3f} s on the clock (1.0 wanted)")
