// Short news at the lower edge, read out and gone by itself. Nothing that must be read goes here.
import { signal } from '@preact/signals';
import { Cited } from './Cited';

const text = signal('');
let timer: ReturnType<typeof setTimeout> | undefined;

export function toast(message: string) {
  text.value = message;
  clearTimeout(timer);
  timer = setTimeout(() => {
    text.value = '';
  }, 6_000);
}

export function Toasts() {
  return (
    <div class="toasts" role="status">
      {text.value && (
        <p class="toast">
          <Cited text={text.value} />
        </p>
      )}
    </div>
  );
}
