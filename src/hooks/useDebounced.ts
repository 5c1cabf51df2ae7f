import { useEffect, useState } from 'react';

/**
 * The value once it has stood still for that long.
 * @param ms product.md section 9: 1000
 */
export function useDebounced<T>(value: T, ms = 1000): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
